#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The number with which a call to the operating system failed.
struct SystemError: Error, Sendable, Equatable {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  static let exists = SystemError(code: EEXIST)
  static let noPermission = SystemError(code: EACCES)
  static let brokenPipe = SystemError(code: EPIPE)
  static let isFolder = SystemError(code: EISDIR)

  /// Whether a signal ended the call.
  var isInterruption: Bool { code == EINTR }

  /// Whether a part of a path is not there.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}

extension SystemError: CustomStringConvertible {
  /// Own words, since those of the system differ between platforms and locales.
  var description: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "no permission"
    case ENOTDIR: "a part of the path is no folder"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space left"
    case EDQUOT: "the quota is used up"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EMFILE, ENFILE: "too many open files"
    case EFBIG: "the file would become too large"
    case EBADF: "it is closed"
    case EPIPE: "its reader went away"
    case EIO: "the device failed"
    default: "system error \(code)"
    }
  }
}
