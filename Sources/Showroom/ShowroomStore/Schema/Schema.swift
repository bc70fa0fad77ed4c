import SQLiteKit

/// The schema, as the steps in the folder `Migrations` make it.
enum Schema {
  /// "SHRM" in ASCII: marks the file as a showroom's.
  static let applicationID: Int32 = 0x5348_524D

  static let migrator = Migrator(
    applicationID: applicationID,
    migrations: EmbeddedFiles.migrations.enumerated().map { index, file in
      Migration(number: index + 1, name: file.name, sql: file.text)
    })
}
