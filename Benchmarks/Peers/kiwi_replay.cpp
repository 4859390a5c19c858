// Replays a workload (the text that solver-bench writes) on kiwi and prints how long each section took.
//
//   kiwi_replay TRACE MINIMUM_SECONDS MAXIMUM_REPEATS CAP_SECONDS VALUES
//
// Repeats until MINIMUM_SECONDS have been measured or MAXIMUM_REPEATS are reached. A repeat that passes CAP_SECONDS is
// cut short. The values of all variables after the first repeat, if it was whole, go to the file VALUES. Output:
//   repeat <nanoseconds to make the constraints>
//   section <name> <groups done> <groups> <nanoseconds>
//   capped | error <what kiwi says>
#include <kiwi/kiwi.h>

#include <chrono>
#include <cmath>
#include <ctime>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace {

struct Definition {
    int relation;
    int priority;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Operation {
    char kind;
    int target = 0;
    double number = 0;
};

struct Section {
    std::string name;
    std::vector<std::vector<Operation>> groups;
};

struct Workload {
    int variableCount = 0;
    std::vector<Definition> definitions;
    std::vector<Section> sections;
};

[[noreturn]] void fail(const std::string &message) {
    std::cerr << "kiwi_replay: " << message << "\n";
    std::exit(2);
}

Workload read(const char *path) {
    std::ifstream in(path);
    if (!in) fail(std::string("cannot read ") + path);
    Workload workload;
    std::string word;
    std::size_t count = 0;
    if (!(in >> word >> workload.variableCount >> word >> count)) fail("not a workload");
    workload.definitions.resize(count);
    for (auto &definition : workload.definitions) {
        in >> definition.relation >> definition.priority >> definition.constant >> count;
        definition.terms.resize(count);
        for (auto &term : definition.terms) in >> term.first >> term.second;
    }
    while (in >> word) {
        Section section;
        in >> section.name >> count;
        section.groups.resize(count);
        for (auto &group : section.groups) {
            in >> word >> count;
            group.resize(count);
            for (auto &operation : group) {
                in >> operation.kind;
                if (operation.kind == 'u') continue;
                in >> operation.target;
                if (operation.kind != 'a' && operation.kind != 'r') in >> operation.number;
            }
        }
        if (!in) fail("a section is cut short");
        workload.sections.push_back(std::move(section));
    }
    return workload;
}

// kiwi has weights where we have strict levels: 1.02^p keeps neighbouring priorities apart and 999 below required.
double strength(int priority) {
    return priority >= 1000 ? kiwi::strength::required : std::pow(1.02, priority);
}

kiwi::Constraint make(const Definition &definition, int priority, const std::vector<kiwi::Variable> &variables) {
    std::vector<kiwi::Term> terms;
    terms.reserve(definition.terms.size());
    for (const auto &[variable, coefficient] : definition.terms) terms.emplace_back(variables[variable], coefficient);
    const auto relation =
        definition.relation < 0 ? kiwi::OP_LE : (definition.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ);
    return kiwi::Constraint(kiwi::Expression(std::move(terms), definition.constant), relation, strength(priority));
}

using Clock = std::chrono::steady_clock;

// The processor's time of this thread: a busy machine takes turns, which is none of the solver's doing.
long long processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// Gives what was measured in seconds, or nothing when it was cut short.
std::optional<double> repeat(const Workload &workload, double cap, const char *valuesPath) {
    std::vector<kiwi::Variable> variables(workload.variableCount);
    const auto start = processorTime();
    std::vector<kiwi::Constraint> constraints;
    constraints.reserve(workload.definitions.size());
    for (const auto &definition : workload.definitions)
        constraints.push_back(make(definition, definition.priority, variables));
    std::cout << "repeat " << processorTime() - start << "\n";

    kiwi::Solver solver;
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(cap));
    const auto perform = [&](const Operation &operation) {
        switch (operation.kind) {
        case 'a': solver.addConstraint(constraints[operation.target]); break;
        case 'r': solver.removeConstraint(constraints[operation.target]); break;
        case 'e': solver.addEditVariable(variables[operation.target], strength(int(operation.number))); break;
        case 's': solver.suggestValue(variables[operation.target], operation.number); break;
        case 'p':
            solver.removeConstraint(constraints[operation.target]);
            constraints[operation.target] =
                make(workload.definitions[operation.target], int(operation.number), variables);
            solver.addConstraint(constraints[operation.target]);
            break;
        case 'u': solver.updateVariables(); break;
        default: fail(std::string("unknown operation ") + operation.kind);
        }
    };
    double total = 0;
    bool isCapped = false;
    for (const auto &section : workload.sections) {
        std::size_t done = 0;
        const auto begin = processorTime();
        for (const auto &group : section.groups) {
            // A build is one long group: look at the clock inside it too.
            for (const auto &operation : group) {
                perform(operation);
                if (group.size() > 8 && Clock::now() > deadline) {
                    isCapped = true;
                    break;
                }
            }
            if (isCapped) break;
            done += 1;
            if (Clock::now() > deadline) {
                isCapped = done < section.groups.size() || &section != &workload.sections.back();
                if (isCapped) break;
            }
        }
        const auto elapsed = processorTime() - begin;
        total += double(elapsed) / 1e9;
        std::cout << "section " << section.name << " " << done << " " << section.groups.size() << " " << elapsed << "\n";
        if (isCapped) {
            std::cout << "capped\n";
            return std::nullopt;
        }
    }
    if (valuesPath) {
        std::ofstream out(valuesPath);
        out.precision(17);
        for (const auto &variable : variables) out << variable.value() << "\n";
        if (!out) fail(std::string("cannot write ") + valuesPath);
    }
    return total;
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 6) fail("usage: kiwi_replay TRACE MINIMUM_SECONDS MAXIMUM_REPEATS CAP_SECONDS VALUES");
    const auto workload = read(argv[1]);
    const double minimum = std::stod(argv[2]);
    const int maximum = std::stoi(argv[3]);
    const double cap = std::stod(argv[4]);
    double total = 0;
    for (int index = 0; index < maximum && (index == 0 || total < minimum); ++index) {
        try {
            const auto measured = repeat(workload, cap, index == 0 ? argv[5] : nullptr);
            if (!measured) return 0;
            total += *measured;
        } catch (const std::exception &error) {
            std::cout << "error " << error.what() << "\n";
            return 0;
        }
    }
    return 0;
}
