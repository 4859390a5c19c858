// Takes the place of the system's delayed blocks in a program whose clock is stepped: DispatchQueue.asyncAfter, Task.sleep and what
// else asks Dispatch to wait. It is a part of each program that is built with Scrim, since a library that was linked before cannot
// stand before the system's own. While the clock follows the real one, everything is the system's.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

typedef void (*function)(void *context);

// libScrim has these, where the program uses it.
extern int scrim_time_is_stepped(void) __attribute__((weak));
extern void scrim_time_after(double seconds, function function, void *context) __attribute__((weak));

extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void dispatch_async_f(void *queue, void *context, function work);
extern char _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

static int is_stepped(void) {
  return scrim_time_is_stepped && scrim_time_after && scrim_time_is_stepped();
}

// Seconds from now, to the nearest tenth of a millisecond: what was asked for, not what is left of it.
static double seconds_until(uint64_t when) {
  int64_t delay;
  if ((int64_t)when < 0 && when != UINT64_MAX) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    delay = -(int64_t)when - (now.tv_sec * 1000000000LL + now.tv_nsec);
  } else {
    delay = (int64_t)(when - dispatch_time(0, 0));
  }
  return delay < 0 ? 0 : round((double)delay / 1e5) / 1e4;
}

struct work {
  void *queue;
  function function;
  void *context;
};

static void run(void *context) {
  struct work *work = context;
  // The clock is stepped by the main thread: what belongs to its queue happens within the step.
  if (work->queue == &_dispatch_main_q) work->function(work->context);
  else dispatch_async_f(work->queue, work->context, work->function);
  free(work);
}

static void wait_for(uint64_t when, void *queue, void *context, function function) {
  struct work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (struct work){queue, function, context};
  scrim_time_after(seconds_until(when), run, work);
}

static void run_block(void *block) {
  struct { void *isa; int flags, reserved; function invoke; } *literal = block;
  literal->invoke(block);
  _Block_release(block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, function work) {
  if (is_stepped() && when != UINT64_MAX) return wait_for(when, queue, context, work);
  static void (*system)(uint64_t, void *, void *, function);
  if (!system) system = (void (*)(uint64_t, void *, void *, function))dlsym(RTLD_NEXT, "dispatch_after_f");
  system(when, queue, context, work);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  if (is_stepped() && when != UINT64_MAX) return wait_for(when, queue, _Block_copy(block), run_block);
  static void (*system)(uint64_t, void *, void *);
  if (!system) system = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
  system(when, queue, block);
}
