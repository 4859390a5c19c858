/// How a run of the command ended, in the numbers that a shell sees.
public enum ExitCode {
  /// Everything was done.
  public static let success: Int32 = 0
  /// The work could not be done: a folder that cannot be written, a program that is missing.
  public static let failure: Int32 = 1
  /// The command was called in a way that it does not understand.
  public static let usage: Int32 = 2
}
