import ViewModels

extension ColumnSet {
  /// The columns of the set, from left to right.
  var columns: [TableColumn] {
    switch self {
    case .weather: TableColumn.weather
    case .sky, .days, .hours: TableColumn.weather
    }
  }
}
