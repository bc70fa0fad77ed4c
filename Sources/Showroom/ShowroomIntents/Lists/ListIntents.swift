import IntentKit
import LanguageKit
import ShowroomCore

/// An intent about one to-do list. All of them name a list and items in the same way, so one handler resolves them.
public protocol ListIntent: Intent where Key == ListKeyName {
  var request: ListRequest { get set }
}

/// The parameters of the intents about lists.
public enum ListKeyName: String, ParameterKey {
  case list, items, title
}

/// What is to be done with which list.
public struct ListRequest: Hashable, Sendable {
  public enum Deed: String, CaseIterable, Hashable, Sendable {
    case create, add, show, tick, untick, remove, rename, delete

    /// The name of the intent.
    public var name: String {
      switch self {
      case .create: CreateList.name
      case .add: AddToList.name
      case .show: ShowList.name
      case .tick: TickItems.name
      case .untick: UntickItems.name
      case .remove: RemoveItems.name
      case .rename: RenameList.name
      case .delete: DeleteList.name
      }
    }
  }

  public let deed: Deed
  public var list = Parameter<String, TodoList>()
  /// The list that a saved phrase is about, which may have another title by now.
  public var stored: TodoList.ID?
  /// The texts of the items. Where all of a list are meant, ``all``.
  public var items = Parameter<[String], [String]>()
  /// The title of a new list, or the new one of a list.
  public var title: String?
  /// What a new list belongs to.
  public var subject = TodoList.Subject.desk
  public var speaker: Speaker
  /// Whether it may be no sentence about a list at all, which the lists have to say.
  public var isVague = false

  /// Stands for all items of a list.
  public static let all = ["*"]

  public init(_ deed: Deed, speaker: Speaker = .staff) {
    self.deed = deed
    self.speaker = speaker
  }

  /// Items that are separated by commas or "and"; ``all`` for a word that means all.
  public static func items(said text: String) -> [String] {
    let items = ListWords.items(of: text)
    return items.count == 1 && ListWords.everything.contains(Folding.fold(items[0])) ? all : items
  }

  var stated: Set<ListKeyName> {
    var keys: Set<ListKeyName> = []
    if !list.isEmpty { keys.insert(.list) }
    if !items.isEmpty { keys.insert(.items) }
    if title != nil { keys.insert(.title) }
    return keys
  }

  /// The dialogue that carries the request out.
  func dialogue(_ showroom: Showroom) -> any OpenDialogue {
    switch deed {
    case .create: HandledDialogue(CreateList(request: self), ListHandler(showroom))
    case .add: HandledDialogue(AddToList(request: self), ListHandler(showroom))
    case .show: HandledDialogue(ShowList(request: self), ListHandler(showroom))
    case .tick: HandledDialogue(TickItems(request: self), ListHandler(showroom))
    case .untick: HandledDialogue(UntickItems(request: self), ListHandler(showroom))
    case .remove: HandledDialogue(RemoveItems(request: self), ListHandler(showroom))
    case .rename: HandledDialogue(RenameList(request: self), ListHandler(showroom))
    case .delete: HandledDialogue(DeleteList(request: self), ListHandler(showroom))
    }
  }
}

extension ListIntent {
  public static var combinations: [ParameterCombination<ListKeyName>] {
    ListRequest.Deed.allCases.first { $0.name == name }?.combinations ?? []
  }
  public static var isRestrictedWhileLocked: Bool { true }
  public var stated: Set<ListKeyName> { request.stated }
}

extension ListRequest.Deed {
  /// What of it may be saved under a phrase. A list gets another title, or is taken away, but once.
  var combinations: [ParameterCombination<ListKeyName>] {
    let keys: [Set<ListKeyName>] =
      switch self {
      case .create: [[.title], [.items, .title]]
      case .add: [[.list, .items], [.list], [.items]]
      case .show: [[], [.list]]
      case .tick, .untick, .remove: [[.list, .items], [.items], [.list]]
      case .rename, .delete: []
      }
    return keys.map { ParameterCombination($0) }
  }
}

/// Makes a list, with items or without.
public struct CreateList: ListIntent {
  public static let name = "CreateList"
  public var request: ListRequest
}

/// Puts one or several items on a list.
public struct AddToList: ListIntent {
  public static let name = "AddToList"
  public var request: ListRequest
}

/// Shows a list; without one, all that is still to do.
public struct ShowList: ListIntent {
  public static let name = "ShowList"
  public var request: ListRequest
}

/// Notes that items are done.
public struct TickItems: ListIntent {
  public static let name = "TickItems"
  public var request: ListRequest
}

/// Notes that items are to be done again.
public struct UntickItems: ListIntent {
  public static let name = "UntickItems"
  public var request: ListRequest
}

/// Takes items off a list.
public struct RemoveItems: ListIntent {
  public static let name = "RemoveItems"
  public var request: ListRequest
}

/// Gives a list another title.
public struct RenameList: ListIntent {
  public static let name = "RenameList"
  public var request: ListRequest
}

/// Takes a list away, after a yes.
public struct DeleteList: ListIntent {
  public static let name = "DeleteList"
  public var request: ListRequest
}

/// A list, or items, offered as an answer.
public enum ListChoice: Hashable, Sendable {
  case list(TodoList)
  /// Texts of items; the last one is the one that is offered.
  case items([String])
}

/// Why a list or an item can not be had.
public enum ListReason: Hashable, Sendable {
  /// No list has a title like this; these are there.
  case unknownList(String, known: [String])
  case noLists
  /// The list has no item like this; these are on it.
  case unknownItem(String, TodoList)
  /// No list has such an item.
  case nowhere(String)
}

/// What became of a list.
public enum ListAnswer: Hashable, Sendable {
  case created(TodoList)
  /// With the items that were on it already.
  case added(TodoList, [String], already: [String])
  case shown(TodoList)
  /// All lists with something still to do.
  case open([TodoList])
  case ticked(TodoList, [String])
  case unticked(TodoList, [String])
  case removed(TodoList, [String])
  case renamed(TodoList, from: String)
  case deleted(TodoList)
}

/// Why a list is not made, renamed or added to.
public enum ListRefusal: Hashable, Sendable {
  case titleTaken(TodoList)
  /// A title, or an item, needs a letter or a digit.
  case empty
  /// It would have more than this many items.
  case full(TodoList, most: Int)
  /// Somebody else took it away in the meantime.
  case gone(String)
}
