import NIOCore

/// Keeps tasks on the loop.
///
/// Swift resumes a task that waited for a continuation on no particular executor, and only then on its actor's: by
/// default on a thread of the global pool. That is two changes of thread for each answer that a task waits for, and
/// successive answers may overtake each other. A task that prefers this executor is resumed on the loop's thread
/// instead, where it is isolated already.
final class LoopTaskExecutor: TaskExecutor {
  private let eventLoop: any EventLoop

  init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

  func enqueue(_ job: consuming ExecutorJob) {
    let (job, executor) = (UnownedJob(job), self.asUnownedTaskExecutor())
    let isolation = self.eventLoop.executor.asUnownedSerialExecutor()
    self.eventLoop.execute { job.runSynchronously(isolatedTo: isolation, taskExecutor: executor) }
  }
}
