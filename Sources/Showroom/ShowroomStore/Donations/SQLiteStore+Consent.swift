import SQLiteKit
import ShowroomCore

extension SQLiteStore {
  public func consent(of customer: Customer.ID) throws(StoreError) -> Consent {
    try run { (db) throws(SQLiteError) in
      let word = try db.first(
        """
        SELECT CASE WHEN EXISTS (SELECT 1 FROM setting WHERE key = 'donations' AND value = 'restricted')
          THEN 'restricted' ELSE (SELECT state FROM consent WHERE customer_id = ?1) END
        """, customer.rawValue
      ) { $0.textIfAny(0) }
      return word.flatMap { $0 }.flatMap(Consent.init(rawValue:)) ?? .notAsked
    }
  }

  public func wasAsked(_ customer: Customer.ID) throws(StoreError) -> Bool {
    try run { (db) throws(SQLiteError) in
      try db.hasRow(
        """
        SELECT 1 FROM consent WHERE customer_id = ?1
        UNION ALL SELECT 1 FROM setting WHERE key = 'donations' AND value = 'restricted'
        """, customer.rawValue)
    }
  }

  public func noteAsked(_ customer: Customer.ID, at now: Instant) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO consent (customer_id, state, asked) VALUES (?1, 'not asked', ?2)
        ON CONFLICT (customer_id) DO UPDATE SET asked = ?2
        """, customer.rawValue, now.seconds)
    }
  }

  public func setConsent(_ consent: Consent, of customer: Customer.ID) throws(StoreError) -> Int {
    guard !consent.allowsDonations else {
      try store(consent, of: customer)
      return 0
    }
    return try erasing { () throws(StoreError) in
      try store(consent, of: customer)
      return try deleteDonations(DonationFilter(customer: customer))
    }
  }

  private func store(_ consent: Consent, of customer: Customer.ID) throws(StoreError) {
    try change { (db) throws(SQLiteError) in
      try db.execute(
        """
        INSERT INTO consent (customer_id, state) VALUES (?1, ?2)
        ON CONFLICT (customer_id) DO UPDATE SET state = ?2 WHERE state <> ?2
        """, customer.rawValue, consent.rawValue)
    }
  }

  public func donationPolicy() throws(StoreError) -> DonationPolicy {
    try setting("donations").flatMap(DonationPolicy.init(rawValue:)) ?? .ask
  }

  public func setDonationPolicy(_ policy: DonationPolicy) throws(StoreError) {
    try set("donations", to: policy.rawValue)
  }

  public func offers() throws(StoreError) -> [Offer] {
    try (setting("offers") ?? "").split(separator: "\n").compactMap { Offer(storageText: $0) }
      .selecting { (offer) throws(StoreError) in try shortcut(offer.shortcut) != nil }
  }

  public func setOffers(_ offers: [Offer]) throws(StoreError) {
    let text = offers.map(\.storageText).joined(separator: "\n")
    try write { () throws(StoreError) in
      if text.isEmpty { try remove("offers") } else { try set("offers", to: text) }
    }
  }
}

extension Array {
  fileprivate func selecting(_ isSelected: (Element) throws(StoreError) -> Bool) throws(StoreError) -> [Element] {
    var selected: [Element] = []
    for element in self where try isSelected(element) { selected.append(element) }
    return selected
  }
}
