import LanguageKit

/// What words of a query mean that are no names.
enum QueryLexicon {
  enum Meaning: Hashable {
    /// No weight at all.
    case stop
    /// Equipment and sellers' words: they tell nothing of which model it is.
    case equipment
    /// Trims and engines. Beside a name they tell nothing, but without one they may be a name: "TT", "Model S".
    case trim
    /// The number beside it is an amount.
    case unit
    case fuel(FuelKind)
    case gearbox(Gearbox)
    case body(BodyKind)
    case drive(DriveKind)
    case colour(Colour)
    case doors, seats, years, since, until, under
  }

  static func meaning(of word: NameWord) -> Meaning? {
    if word.kind == .decimal { return .equipment }
    if word.kind == .mixed { return mixed(word.text) }
    guard word.kind == .letters else { return nil }
    if let meaning = table[word.text] { return meaning }
    if !dealersBodies.contains(word.text), let body = BodyKind(word: word.text) { return .body(body) }
    return nil
  }

  /// Words for a body in dealers' lists only: in a query they may be a name.
  private static let dealersBodies: Set<String> = ["city", "compact", "subcompact", "people", "caravan", "break"]

  /// "150ps", "5dr", "16v", "4x4", "30tdi": an amount and its unit in one.
  private static func mixed(_ text: String) -> Meaning? {
    if text == "4x4" { return .drive(.all) }
    let digits = text.prefix { $0.isNumber }
    let unit = text[digits.endIndex...]
    guard let number = Int(digits) else { return digits.isEmpty ? mixedAfterLetters(text) : nil }
    // A "308cc" is a car.
    if unit == "cc", number < 600 { return nil }
    if unit == "v" { return [8, 12, 16, 20, 24, 32].contains(number) ? .trim : nil }
    guard unit.utf8.count >= 2, let meaning = table[String(unit)] else { return nil }
    switch meaning {
    case .doors, .seats: return meaning
    case .unit, .years: return .equipment
    case .fuel, .drive: return .trim
    default: return nil
    }
  }

  /// "v6", "mk7", "euro6": cylinders, generations and norms.
  private static func mixedAfterLetters(_ text: String) -> Meaning? {
    let letters = text.prefix { $0.isLetter }
    guard let number = Int(text[letters.endIndex...]) else { return nil }
    switch letters {
    case "v": return [6, 8, 10, 12].contains(number) ? .trim : nil
    case "mk", "euro": return number < 10 ? .trim : nil
    default: return nil
    }
  }

  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    func put(_ text: String, _ meaning: Meaning) {
      for word in text.split(whereSeparator: \.isWhitespace) { table[String(word)] = meaning }
    }
    put(stopWords, .stop)
    put(equipment, .equipment)
    put(trims, .trim)
    put(units, .unit)
    put(
      "diesel tdi hdi bluehdi cdi dci crdi cdti jtd jtdm multijet tdci d4d bluetec tdv6 sdv6 bluedci ecoblue",
      .fuel(.diesel))
    put(
      "petrol benzin benziner gasoline essence tsi tfsi fsi vti thp tce gdi tgdi ecoboost puretech mpi", .fuel(.petrol))
    put("electric elektro elektrisch elektroauto elektroautos bev stromer electrique", .fuel(.electric))
    put("hybrid hybride phev hev mhev plugin", .fuel(.hybrid))
    put("lpg cng autogas erdgas gpl", .fuel(.gas))
    put("automatic automatik automatikgetriebe auto dsg tiptronic automatica automatique", .gearbox(.automatic))
    put("edc cvt steptronic powershift multitronic", .gearbox(.automatic))
    put("manual schaltgetriebe handschaltung schalter manuell handgeschaltet stick manuelle", .gearbox(.manual))
    put("allrad allradantrieb quattro 4motion 4matic xdrive awd 4wd allroad", .drive(.all))
    put("frontantrieb fwd", .drive(.front))
    put("heckantrieb hinterradantrieb rwd", .drive(.rear))
    for word in colours.split(whereSeparator: \.isWhitespace) {
      guard let colour = Colour(named: String(word)) else { continue }
      for ending in ["", "e", "er", "es", "en", "em"] { table[word + ending] = .colour(colour) }
    }
    put("door doors dr trg turig turer tuerig tuerer tur tueren turen ptes portes", .doors)
    put("seater seats sitzer sitze sitz platze plaetze plazas places", .seats)
    put("year years old jahre jahren jahr yo", .years)
    put("since ab from newer seit", .since)
    put("until bis before older vor", .until)
    put("under unter max maximal less", .under)
    return table
  }()

  private static let colours = """
    black schwarz white weiss grey gray grau anthracite anthrazit silver silber silbern red rot burgundy bordeaux maroon
    blue blau navy green grun yellow gelb orange brown braun beige purple violet violett lila golden pink rosa
    """

  private static let stopWords = """
    the a an my your his her of in on at for to with and or is it me i we you show find search look looking want
    would like need get give see drive test testdrive driving try book please pls car cars vehicle vehicles some any
    have has can could do does that this there than what which who how about hi hello thanks let lets us im id'd der
    die das dem den des ein eine einen einem einer eines mit und oder ist es mir ich wir sie fur fuer zum zur am auf
    von vom nach aus bei probefahrt probefahrten fahren fahrt testfahrt testen zeig zeige zeigen such suche suchen
    mochte moechte will wurde wuerde gern gerne bitte haben hatte habe hab brauche auto autos wagen fahrzeug
    fahrzeuge mal einmal noch auch mein meine meinen unser buchen buche buch le la les un une de du los las con para
    et marke modell
    """

  private static let units = """
    ps hp bhp kw ch cv pk km tkm kms kilometer kilometers kilometre miles mile mls tmiles mi mpg cc ccm cm3 l liter
    litre litres eur euro euros usd gbp chf zl gang speed gears gears vitesses zylinder cyl cylinder zoll inch nm
    hand owner owners halter besitzer vorbesitzer sitzplatze sitzplaetze monate months mon ez bj mj baujahr erstzulassung
    tuv tuev hu au mot kwh rpm gen generation facelift mk mwst prozent tage stk kilometerstand laufleistung
    """

  private static let equipment = """
    navi navigation navigationssystem nav gps pdc shz klima klimaautomatik klimaanlage ac aircon leder leather
    vollleder teilleder alcantara alu alufelgen felgen lm rader reifen winterreifen sommerreifen ganzjahresreifen
    allwetter wr sr xenon bixenon led licht scheinwerfer sitzheizung standheizung tempomat acc panorama
    panoramadach pano schiebedach glasdach sunroof kamera camera rfk ruckfahrkamera rueckfahrkamera 360
    parkassistent parkpilot einparkhilfe ahk anhangerkupplung anhaengerkupplung towbar bluetooth radio audio harman
    kardon dab cd usb mp3 carplay android apple smartlink virtual cockpit hud headup display keyless start stop
    stopp isofix esp abs servo zv efh top zustand gepflegt neu neuwertig new used gebraucht gebrauchtwagen
    jahreswagen neuwagen unfallfrei unfall garantie warranty gewahrleistung scheckheft scheckheftgepflegt service
    serviceheft history fsh inspektion wenig low mileage nur only sehr very gut good clean condition excellent
    perfect super sauber erste erst zweite original orig voll vollausstattung vollaustattung full extras paket
    package pack luxus trim edition20 edition30 jubilaum anniversary klimatronic climatronic climate control cruise
    sensors sensor seats heated memory electric elektrische el ele elek fenster spiegel multifunktion mfl lenkrad
    mftl metallic metallik perleffekt lack lackierung carbon black white unverbaut export handler haendler privat
    private verkauf verkaufe verkaufen zu sale selling sell tausch finanzierung inzahlungnahme vb vhb fp festpreis
    preis price deal angebot schnappchen bestpreis sofort verfugbar nr no nichtraucher rentner rentnerfahrzeug
    garage garagenfahrzeug garagenwagen tuning getunt tiefer fahrwerk gewindefahrwerk sound anlage soundsystem vmax
    tief breit sportauspuff auspuff turer 1hand 2hand gepflegter schoner schoen schon schones tolles toller guter
    zuverlassig sparsam gunstig guenstig topzustand voiture occasion neuve boite cuir climatisation clim toit
    ouvrant attelage distribution faite premiere main excelente nacional garantia cambio automatica piel techo
    llantas unico dueno navegador bezwypadkowy salon polska serwis klimatyzacja skora zadbany pierwszy wlasciciel
    unfallwagen motorschaden defekt bastler
    """

  private static let trims = """
    matrix design ambition ambiente active attraction dynamic dynamique titanium trend ghia zetec ecosport st stline sline
    line edition edt limited special sondermodell sport sportpaket sports sportback sportline msport amg gti gtd gte
    gt gts rs vrs vxr opc turbo biturbo supercharged kompressor v6 v8 v10 v12 16v 8v 20v bluemotion bmt blue motion
    technology efficiency efficientdynamics ecoflex eco skyactiv skyactivdrive vtec ivtec vvti vvt multiair ddis
    cvvt dohc tdi tsi sci sdi td d tt s performance standard range long lr rwd dual motor plaid base lounge pop easy
    young basic cosmo enjoy innovation selection allstar join united team match copa reference fr xcellence stylance
    elegant se sel sv hse autobiography ultimate prestige inscription momentum rdesign r kinetic summum pure tekna
    acenta visia nconnecta connecta intens bose zen expression initiale paris allure feel shine chic business live
    gtline spirit vision titan prime intro gold star tec comfortline highline trendline highlight style elegance
    avantgarde classic exclusive exklusiv executive komfort comfort premium luxury plus i ii iii iv v vi vii viii ix
    x mk cc
    """
}
