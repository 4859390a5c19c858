/// An incremental solver of linear constraints with strict priorities.
///
/// Required constraints hold. The others hold as far as they can: level by level, from the highest priority to the
/// lowest, the sum of the violations is the least that the levels above allow. After each operation the solution is
/// the best one; where several are as good, the one that is found depends on the history of calls alone.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.addVariable()
/// let atLeast = solver.define([.init(width, 1)], constant: -100, relation: .greaterThanOrEqual, priority: .required)
/// try solver.activate(atLeast)
/// solver.value(of: width)  // 100
/// ```
///
/// How it works: the *tight* constraints, those that hold with equality because the solver decided so, each give one
/// variable its value in terms of others, in an acyclic graph. The remaining variables are free. Each tight constraint
/// has a multiplier, and each free variable a reduced cost, with one component a priority level; their signs tell
/// whether the solution is the best, and which constraint to let go if it is not. Satisfied inequalities and
/// constraints that are not tight cost nothing until a variable of theirs moves.
public struct Solver: ~Copyable {
  // The system.
  var variables = Buffer<VariableState>()
  var constraints = Buffer<ConstraintState>()
  /// Constraints by variables; the active rows are linked.
  var system = SparseMatrix()
  var freeVariables = Buffer<Int32>()
  var freeConstraints = Buffer<Int32>()

  // The basis: rows that are combinations, of variables and of tight constraints, by the variable that owns them.
  var dependencies = SparseMatrix()
  var provenance = SparseMatrix()
  /// The constant part of a combined row.
  var offsets = Buffer<Double>()
  var variableAt = Buffer<Int32>()

  // Multipliers of the tight constraints and reduced costs of the free variables.
  var multipliers = Buffer<LevelVector>()
  var reducedCosts = Buffer<LevelVector>()
  var levels = LevelVectorPool()

  // Work still to be done within an operation.
  var queue = BitQueue()
  var candidateVariables = BitQueue()
  var candidateConstraints = BitQueue()
  var gradientChanges = Buffer<GradientChange>()
  var checkList = Buffer<Int32>()
  var requiredViolations = Buffer<Int32>()
  var needsRepair = false
  /// Whether an equality may be satisfied without being tight.
  var mayHaveIdleEqualities = false

  // Scratch, empty or zero between uses.
  var weights = Buffer<Accumulator>()
  var rates = Buffer<Accumulator>()
  var freeOutput = Buffer<Entry>()
  var multiplierOutput = Buffer<Entry>()
  var touched = Buffer<Int32>()
  var rated = Buffer<Int32>()
  var breakpoints = Buffer<Breakpoint>()
  var passed = Buffer<Entry>()
  var slope = Slope()
  var cells = Buffer<Cell>()
  var moreCells = Buffer<Cell>()
  var indices = Buffer<Int32>()
  var moreIndices = Buffer<Int32>()
  var dirtyRows = Buffer<Int32>()
  var batch = Buffer<Int32>()
  var markStamp: UInt32 = 0
  var checkStamp: UInt32 = 1
  var rateStamp: UInt32 = 0

  // The evaluations that the constant of `plannedConstraint` entails in the basis of `plannedVersion`.
  var plannedRows = Buffer<PlannedRow>()
  var plannedChecks = Buffer<Int32>()
  var plannedConstraint: Int32 = -1
  var plannedVersion: UInt64 = 0
  var hasPlan = false
  /// Whether the last plan was followed: another is made as soon as the basis has changed.
  var isPlanWorthIt = false
  /// Changes with every change of the basis or of the active constraints.
  var version: UInt64 = 1

  // What the operation under way has changed.
  var operationStamp: UInt32 = 0
  var valueJournal = Buffer<Entry>()
  var constraintJournal = Buffer<ConstraintRecord>()

  // Values when the changed variables were last drained.
  var drainedValues = Buffer<Double>()
  var changedVariables = BitQueue()
  /// What has been taken out of `changedVariables` together and is still to be named.
  var drainedWord = BitQueue.Word()

  /// How often two rows were exchanged, for measurements.
  package var pivotCount = 0
  /// Multiplier updates since the multipliers were last computed afresh.
  var updateCount = 0

  /// Makes a solver without variables and constraints.
  public init() {}

  deinit {
    variables.deallocate()
    constraints.deallocate()
    system.deallocate()
    freeVariables.deallocate()
    freeConstraints.deallocate()
    dependencies.deallocate()
    provenance.deallocate()
    offsets.deallocate()
    variableAt.deallocate()
    multipliers.deallocate()
    reducedCosts.deallocate()
    levels.deallocate()
    queue.deallocate()
    candidateVariables.deallocate()
    candidateConstraints.deallocate()
    gradientChanges.deallocate()
    checkList.deallocate()
    requiredViolations.deallocate()
    weights.deallocate()
    rates.deallocate()
    freeOutput.deallocate()
    multiplierOutput.deallocate()
    touched.deallocate()
    rated.deallocate()
    breakpoints.deallocate()
    passed.deallocate()
    slope.deallocate()
    cells.deallocate()
    moreCells.deallocate()
    indices.deallocate()
    moreIndices.deallocate()
    dirtyRows.deallocate()
    batch.deallocate()
    plannedRows.deallocate()
    plannedChecks.deallocate()
    valueJournal.deallocate()
    constraintJournal.deallocate()
    drainedValues.deallocate()
    changedVariables.deallocate()
  }
}
