/// What is remembered of people's acts, and whether it may be.
public protocol DonationPort {
  /// A customer's own answer, and whether they were asked: `restricted` where the showroom keeps nothing of anybody.
  func consent(of customer: Customer.ID) throws(StoreError) -> Consent
  /// Whether the question was put to a customer already, or needs not be.
  func wasAsked(_ customer: Customer.ID) throws(StoreError) -> Bool
  /// Notes that the question was put. The consent stays as it is.
  func noteAsked(_ customer: Customer.ID, at now: Instant) throws(StoreError)
  /// Changes a consent. Where it allows no donations, those that were kept are erased at once, in the file, too.
  /// - Returns: how many were erased.
  func setConsent(_ consent: Consent, of customer: Customer.ID) throws(StoreError) -> Int
  func donationPolicy() throws(StoreError) -> DonationPolicy
  func setDonationPolicy(_ policy: DonationPolicy) throws(StoreError)

  /// Keeps an act, if the showroom's policy allows, and its customer agreed where it is one's; one statement, part of the
  /// act that runs. What an act has given already is not kept again. Of a terminal, the latest
  /// ``Predictor/greatestCount`` stay.
  func donate(_ draft: DonationDraft) throws(StoreError)
  /// The donations that fit, newest first.
  func donations(_ filter: DonationFilter) throws(StoreError) -> [Donation]
  /// Erases the donations that fit, whatever the filter's limit; in the file, too.
  /// - Returns: how many there were.
  func deleteDonations(_ filter: DonationFilter) throws(StoreError) -> Int
  /// Takes back the donations of an act that is taken back.
  func deleteDonations(ofAct act: JournalEntry.ID) throws(StoreError)
}

/// The accounts of customers.
public protocol AccountPort {
  /// The accounts of a customer, in the order of their numbers.
  func accounts(of customer: Customer.ID) throws(StoreError) -> [Account]
  /// Adds an account.
  ///
  /// - Throws: `StoreError.constraint` where the customer has one of that name.
  func addAccount(_ name: String, of customer: Customer.ID) throws(StoreError) -> Account
  /// Takes an account away; drives stay, without it.
  func removeAccount(_ id: Account.ID) throws(StoreError)
  /// Notes under which account a drive is.
  func setAccount(_ account: Account.ID, of drive: TestDrive.ID) throws(StoreError)
}

/// The shortcuts that the showroom suggests to everybody.
public protocol OfferPort {
  /// The set, in its order. Shortcuts that are gone are left out.
  func offers() throws(StoreError) -> [Offer]
  /// Replaces the whole set; an empty one clears it. What customers saved is not touched.
  func setOffers(_ offers: [Offer]) throws(StoreError)
}
