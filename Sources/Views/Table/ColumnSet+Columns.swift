import ViewModels

extension ColumnSet {
  /// The columns of the set, from left to right.
  var columns: [TableColumn] {
    switch self {
    case .weather: TableColumn.weather
    case .sky: TableColumn.sky
    case .days: [.city, .days, .age]
    case .hours: [.city, .hours, .age]
    }
  }
}
