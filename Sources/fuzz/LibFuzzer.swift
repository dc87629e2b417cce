#if FUZZER
  import Dispatch
  import Foundation

  /// Fuzzing by libFuzzer (https://llvm.org/docs/LibFuzzer.html). It is used as a library, because SwiftPM insists on a
  /// `main` of the program's own.
  enum LibFuzzer {
    /// Hands the command line over to libFuzzer, and exits when that ends.
    static func run() async {
      await writeCorpus()
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(
        runDriver(&count, &arguments) { bytes, count in
          LibFuzzer.feed(Array(UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        })
    }

    /// Writes the inputs that fuzzing the target starts from to the directory `FUZZ_CORPUS`, if that is set.
    private static func writeCorpus() async {
      guard let target, let directory = ProcessInfo.processInfo.environment["FUZZ_CORPUS"] else { return }
      for (number, input) in await Corpus.inputs(of: target).enumerated() {
        try? Data(input).write(to: URL(filePath: "\(directory)/seed-\(number)"))
      }
    }

    /// The target with the name in `FUZZ_TARGET`.
    private static let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.named)

    /// Feeds one input to the target and waits for the end.
    private static func feed(_ input: [UInt8]) {
      guard let target else { stop("Set FUZZ_TARGET to one of \(FuzzTarget.all.map(\.name)).") }
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        do { try await Campaign.feed(input, to: target, number: 0) } catch { stop("\(error)") }
        done.signal()
      }
      done.wait()
    }

    /// Reports the reason, and aborts so that libFuzzer saves the input.
    private static func stop(_ reason: String) -> Never {
      FileHandle.standardError.write(Data("fuzz: \(reason)\n".utf8))
      abort()
    }
  }

  /// `LLVMFuzzerRunDriver` of libFuzzer, which is part of LLVM's compiler-rt.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif
