extension JPEGDecoder {
  /// Reads the header of a scan (SOS) and decodes its data; returns whether both are sound.
  mutating func readScan(_ segment: inout ByteReader) throws(ImageError) -> Bool {
    guard let frame else { throw .damaged(.jpeg) }
    guard scans < limits.scans,
      let scan = JPEGScan(&segment, components: components, isProgressive: frame.isProgressive)
    else { return false }
    for part in scan.parts where components[part.component].quantisation.isEmpty {
      components[part.component].quantisation = quantisation[components[part.component].quantisationIndex]
    }
    guard scan.parts.allSatisfy({ !components[$0.component].quantisation.isEmpty }) else { return false }
    scans += 1
    return decodeScan(scan, in: frame)
  }

  /// Decodes the entropy-coded data of a scan, one restart interval at a time; returns whether it was complete.
  private mutating func decodeScan(_ scan: JPEGScan, in frame: JPEGFrame) -> Bool {
    guard var entropy = JPEGEntropyDecoder(scan, self) else { return false }
    let alone = scan.parts.count == 1 ? components[scan.parts[0].component] : nil
    let across = alone?.blocksAcross ?? frame.mcusAcross
    let units = across * (alone?.blocksDown ?? frame.mcusDown)
    var isWhole = true
    var (unit, interval) = (0, 0)
    while unit < units {
      let end = restartInterval > 0 ? min(unit + restartInterval, units) : units
      while unit < end, decodeMCU(unit, across: across, &entropy) { unit += 1 }
      isWhole = isWhole && unit == end
      guard end < units else { break }
      let skipped = entropy.restart(expecting: interval & 7)
      isWhole = isWhole && skipped == 0
      guard let skipped else { break }
      interval += 1 + skipped
      unit = end + skipped * restartInterval
    }
    reader.position = entropy.nextMarkerPosition
    return isWhole
  }

  /// Decodes MCU number `unit`, of which a row has `across`: a single block if the component is alone in the scan
  /// (ITU-T T.81, A.2.2). Returns false at the end of the data or at damage.
  private mutating func decodeMCU(_ unit: Int, across: Int, _ entropy: inout JPEGEntropyDecoder) -> Bool {
    let (row, column) = unit.quotientAndRemainder(dividingBy: across)
    let parts = entropy.scan.parts
    for index in parts.indices {
      let component = parts[index].component
      let (wide, high) = parts.count == 1 ? (1, 1) : (components[component].xFactor, components[component].yFactor)
      for y in 0..<high {
        for x in 0..<wide {
          let position = (row: row * high + y, column: column * wide + x)
          guard decodeBlock(at: position, component, part: index, &entropy) else { return false }
          hasBlocks = hasBlocks || !entropy.bits.isExhausted
        }
      }
    }
    return !entropy.bits.isExhausted
  }

  /// Decodes a component's block, at a row and column counted in blocks; `part` is the component's index in the scan.
  private mutating func decodeBlock(
    at position: (row: Int, column: Int), _ component: Int, part: Int, _ entropy: inout JPEGEntropyDecoder
  ) -> Bool {
    guard blockVisits < limits.blockVisits else { return false }
    blockVisits += 1
    guard components[component].coefficients.isEmpty else {
      let start = (position.row * components[component].paddedAcross + position.column) * 64
      guard start + 64 <= components[component].coefficients.count else { return false }
      return entropy.decodeProgressive(&components[component].coefficients, at: start, part: part)
    }
    var block = [Int16](repeating: 0, count: 64)
    guard entropy.decodeSequential(&block, part: part) else { return false }
    components[component].transform(block, toRow: position.row, column: position.column)
    return true
  }
}
