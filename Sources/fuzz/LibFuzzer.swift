#if FUZZER
  import Dispatch
  import Foundation

  /// libFuzzer as a library: the package manager names `main` itself, so it is called instead of calling.
  enum LibFuzzer {
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

    /// Puts the inputs the target begins with where `FUZZ_CORPUS` says.
    private static func writeCorpus() async {
      guard let target, let folder = ProcessInfo.processInfo.environment["FUZZ_CORPUS"] else { return }
      for (number, input) in await Corpus.inputs(of: target).enumerated() {
        try? Data(input).write(to: URL(filePath: "\(folder)/seed-\(number)"))
      }
    }

    /// The target that `FUZZ_TARGET` names.
    private static let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.named)

    private static func feed(_ input: [UInt8]) {
      guard let target else { stop("Set FUZZ_TARGET to one of \(FuzzTarget.all.map(\.name)).") }
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        do { try await Campaign.feed(input, to: target, number: 0) } catch { stop("\(error)") }
        done.signal()
      }
      done.wait()
    }

    /// Reports why, and aborts so that libFuzzer keeps the input.
    private static func stop(_ reason: String) -> Never {
      FileHandle.standardError.write(Data("fuzz: \(reason)\n".utf8))
      abort()
    }
  }

  /// `LLVMFuzzerRunDriver` of compiler-rt's libFuzzer.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif
