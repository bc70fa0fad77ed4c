import CReadline
import Glibc

/// Holds back the signals that matter while a line is edited, and hands them out one at a time.
///
/// A handler would interrupt readline anywhere. A signal that waits in a descriptor is dealt with between two keys.
struct SignalGate: ~Copyable {
  /// Readable when a signal waits.
  let descriptor: Int32
  private var before = sigset_t()

  /// Ctrl-C and a new size of the window; Ctrl-Z; and what ends the process, so that the terminal can be given back first.
  private static let signals = [SIGINT, SIGWINCH, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT]

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in Self.signals where showroom_signal_is_ignored(signal) == 0 {
      sigaddset(&held, signal)
    }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    descriptor = signalfd(-1, &held, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
  }

  /// Holds back the keys that end or stop a program (Ctrl-C, Ctrl-\, Ctrl-Z) also while no line is read.
  static func keepShut(_ isShut: Bool) {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGQUIT, SIGTSTP] { sigaddset(&held, signal) }
    pthread_sigmask(isShut ? SIG_BLOCK : SIG_UNBLOCK, &held, nil)
  }

  deinit {
    close(descriptor)
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The next signal that waits, or nil.
  func next() -> Int32? {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &information, size) == size ? Int32(information.ssi_signo) : nil
  }

  /// Lets a signal do what it does when nobody holds it back. Comes back if the process lives on (or again).
  func release(_ signal: Int32) {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    raise(signal)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    pthread_sigmask(SIG_BLOCK, &mask, nil)
  }
}
