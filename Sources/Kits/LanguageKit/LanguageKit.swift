// LanguageKit
