import type { Words } from '../concepts';

export const de: Words = {
  phrases: {
    sale: 'zu verkaufen, zum verkauf, verkauf, kaufen, kauf, zu kaufen, zum kauf, verkaufen, zum kaufen, erwerben, kaufpreis, käuflich',
    rent: 'zu mieten, mieten, miete, zur miete, zu vermieten, vermieten, vermietung, zum mieten, kaltmiete, warmmiete, mietpreis, monatsmiete, anmieten, mietobjekt',
    house:
      'haus, häuser, häuschen, villa, villen, reihenhaus, reihenhäuser, reihenendhaus, reihenmittelhaus, stadthaus, stadthäuser, herrenhaus, doppelhaushälfte, doppelhaus, dhh, einfamilienhaus, einfamilienhäuser, efh, bauernhaus, bauernhof, bungalow, bungalows, landhaus, wohnhaus, eigenheim, zweifamilienhaus, hof, chalet, schloss, ferienhaus, rh',
    apartment:
      'wohnung, wohnungen, whg, wohng, whgn, wg wohnung, appartement, appartements, apartment, apartments, appartment, app, etagenwohnung, penthouse, penthouses, penthousewohnung, duplex, triplex, maisonette, maisonettewohnung, maisonnette, loft, lofts, dachgeschosswohnung, dg wohnung, erdgeschosswohnung, altbauwohnung, eigentumswohnung, eigentumswohnungen, etw, flat, dachwohnung',
    groundFloor: 'erdgeschoss, eg, erdgeschoß, hochparterre, parterre, im erdgeschoss',
    studio:
      'studio, studios, kot, studentenzimmer, studentenwohnung, einzimmerwohnung, studentenbude, studentenapartment, garconniere, garçonnière',
    land: 'grundstück, grundstücke, baugrundstück, baugrundstücke, bauland, bauplatz, bauplätze, baugrund, ackerland, parzelle, grundstueck, baugrundstueck',
    investment:
      'renditeobjekt, renditeobjekte, mehrfamilienhaus, mehrfamilienhäuser, mfh, anlageobjekt, anlageimmobilie, zinshaus, kapitalanlage, renditehaus, anlageobjekte',
    commercial:
      'gewerbefläche, gewerbeflächen, gewerbe, gewerberaum, gewerbeimmobilie, gewerbeobjekt, büro, büros, buero, bürofläche, büroflächen, büroraum, büroräume, laden, läden, ladenlokal, ladenfläche, geschäft, geschäftslokal, geschäftsraum, lager, lagerhalle, lagerraum, halle, werkstatt, praxis, praxisräume, handelsfläche, lagerfläche, produktionshalle',
    parkingType:
      'stellplatz, stellplätze, tiefgaragenstellplatz, tiefgaragenplatz, garagenstellplatz, parkplatz, parkplätze, garagenbox, garage box, einzelgarage, tg stellplatz, autostellplatz, box',
    garage: 'garage, garagen, tiefgarage, tg, doppelgarage',
    parking: 'parkmöglichkeit, carport, parking',
    garden: 'garten, gärten, gartenanteil, gärtchen, südgarten, eigenem garten, gartenmitbenutzung',
    terrace: 'terrasse, terrassen, dachterrasse, sonnenterrasse, südterrasse, terasse',
    energy:
      'energieklasse, energielabel, energieeffizienzklasse, energieausweis, energiepass, effizienzklasse, epc, peb, epb, klasse, label, energieausweis klasse, energie klasse, energie label, energiepass klasse',
    bedrooms:
      'schlafzimmer, schlafzimmern, sz, schlafz, schlafzi, schlafräume, schlafraum, schlafräumen, schlz',
    rooms: 'zimmer, zimmern, zi, zim, zr, räume, räumen, raum',
    bathrooms: 'bad, bäder, bädern, badezimmer, badezimmern, duschbad, duschbäder',
    furnished: 'möbliert, möblierte, möblierter, möbliertes, möblierten, möblierten',
    lift: 'aufzug, fahrstuhl, lift, aufzüge',
    lifeAnnuity: 'leibrente, auf leibrente, viager',
    built: 'baujahr, gebaut, bj, erbaut, errichtet, gebaut nach, gebaut vor',
    after: 'nach, seit, gebaut nach',
    before: 'vor, gebaut vor',
    available: 'verfügbar, frei, bezugsfrei, verfügbar ab, frei ab, bezugsfrei ab, beziehbar',
    atOnce:
      'sofort, ab sofort, jetzt, sofort verfügbar, ab sofort verfügbar, sofort frei, sofort bezugsfrei',
    monthName:
      'januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember',
    otherRooms:
      'stock, etage, etagen, personen, autos, stockwerke, geschosse, stockwerk, og, km, minuten, min, jahre, einheiten, wohneinheiten, parteien, fassaden, toiletten, obergeschoss',
    area: 'm2, m 2, qm, quadratmeter, quadratmetern, qm wohnfläche, m2 wohnfläche, quadratmeter wohnfläche',
    are: 'ar, are, a',
    hectare: 'ha, hektar',
    thousand: 'k, tausend, tsd, te, t',
    million: 'm, mio, mill, million, millionen, mln, mios',
    currency: 'euro, euros, eur, €',
    month:
      'im monat, monat, pro monat, monatlich, mtl, p m, pm, je monat, den monat, kalt, warm, mon',
    budget: 'budget, preis, kaufpreis, budget von, preislich, mietpreis',
    max: 'max, maximal, maximum, bis, bis zu, bis max, bis maximal, höchstens, unter, weniger als, nicht mehr als, nicht teurer als, nicht über, günstiger als, nicht größer als, bis höchstens, billiger als, unterhalb, unterhalb von, maximal bis, kleiner als, um die, rund, ca, circa, etwa, ungefähr, nicht höher als, niedriger als, allerhöchstens',
    min: 'min, mind, mindestens, minimum, minimal, über, mehr als, ab mindestens, wenigstens, oberhalb, oberhalb von, größer als, nicht unter, nicht weniger als, nicht kleiner als, höher als, teurer als',
    from: 'ab, von',
    between: 'zwischen',
    to: 'bis, und, bis zu',
    and: 'und, oder mehr, und mehr',
    or: 'oder, bzw, o',
    better: 'oder besser, und besser, oder höher, besser, plus, aufwärts',
    new: 'neu, neue, neuer, neues, neuen, neueste, neuesten, neuste, neu eingestellt, neu im angebot, neuzugang, neuzugänge, neu online, kürzlich, aktuelle angebote, frisch eingestellt, neue angebote, neue objekte, neu hinzugefügt, neu auf dem markt, neueste angebote',
    today: 'heute, gestern, seit gestern, von heute, seit heute',
    thisWeek:
      'diese woche, dieser woche, letzte woche, letzter woche, vergangene woche, der woche, seit einer woche',
    thisMonth: 'diesen monat, dieser monat, letzten monat, letzter monat, dieses monats',
    last: 'letzte, letzten, seit, vergangene, vergangenen, in den letzten, der letzten, die letzten',
    days: 'tag, tage, tagen',
    weeks: 'woche, wochen',
    months: 'monate, monaten',
    not: 'nicht, kein, keine, keinen, keinem, keiner, ohne, außer, ausser, nicht im, nicht in, auf keinen fall, bloß nicht, nie, ausgenommen, weder, noch',
    nearStop:
      'tram, straßenbahn, straßenbahnhaltestelle, bus, bushaltestelle, haltestelle, u bahn, u bahn station, metro, metrostation, öpnv, öffentliche verkehrsmittel',
    nearStation: 'bahnhof, bahnhöfe, bahnhofs, zug, bahn, s bahn',
    nearSchool: 'schule, schulen, grundschule',
    nearShop:
      'geschäft, geschäften, geschäfte, supermarkt, supermärkte, einkaufsmöglichkeiten, läden',
    nearPark: 'park, parks, stadtpark',
    metre: 'm, meter, metern',
    kilometre: 'km, kilometer, kilometern',
    near: 'nähe, in der nähe von, in der nähe, nahe, rund um, umgebung, in der umgebung von, umgebung von, bei, raum, region, im raum, umkreis, im umkreis von, nicht weit von, nähe von, gegend, großraum, und umgebung, unweit von, um, fußläufig zu, fußläufig zum, fußläufig zur, in gehweite von, in gehweite zum, in gehweite zur, unweit',
    street: 'avenue, rue, chaussée, boulevard',
    year: 'baujahr, gebaut, bj, erbaut, errichtet, nach, vor, aus',
    plain:
      'gartenhaus, altbau, haustiere, küche, wohnküche, straße, strasse, neue küche, neues bad, gartenblick',
    kind: 'reihenhaus, reihenhäuser, reihenendhaus, reihenmittelhaus, rh, doppelhaushälfte, doppelhaus, dhh, zweifamilienhaus, ferienhaus, villa, villen, stadthaus, stadthäuser, herrenhaus, bauernhaus, bauernhof, bungalow, bungalows, landhaus, chalet, schloss, penthouse, penthouses, penthousewohnung, duplex, triplex, maisonette, maisonettewohnung, maisonnette, loft, lofts, dachgeschosswohnung, dachwohnung',
    noFilter:
      'neubau, neubauprojekt, neubauprojekte, erstbezug, günstig, günstige, günstiges, günstigen, günstiger, billig, billige, preiswert, preiswerte, bezahlbar, bezahlbare, unmöbliert, unmöblierte',
    foreignCurrency: 'pfund, gbp, dollar, dollars, usd, franken, chf',
    with: 'mit, inkl, inklusive, plus, samt, sowie, und, m',
    filler:
      'in, im, am, an, zu, zum, zur, der, die, das, den, dem, ein, eine, einen, einem, einer, eines, ich, wir, suche, suchen, sucht, gesucht, gesuch, auf der suche nach, nach, für, mit, und, oder, von, vom, bei, ist, mein, unser, möchte, möchten, will, wollen, brauche, brauchen, bitte, immobilie, immobilien, objekt, objekte, stadt, gemeinde, postleitzahl, plz, auf, es, hat, haben, soll, sollte, hätte, gerne, gern, wohnfläche, fläche, größe, sein, auch, preis, eigenem, eigener, eigenen, zum preis von, kaufen oder, kosten, etwas, angebot, angebote, hallo, zimmerwohnung in, aber, liegt, gelegen, ort, was, raum, nur, als, d, h, kleines budget von, miete von, benötigt, nötig, insgesamt',
    common:
      'straße, strasse, nette, netter, garten, karten, hallen, haupt, namen, wasser, ville, schöne, helle, neben, lagen, laken, leuten, leben, löwe, raus, maus, große, kleine, küche, balkon, keller, sonnige, ruhige, ruhig, zentral, zentrum, parken, starten, wonnen, wohnen, bahnhof, schule, schulen, straßen, gründe, grund, etagen, lade, lange, stall, stallung, garantie, mitte',
  },
  numbers: [
    'null',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
  ],
  compounds: {
    miets: 'rent',
    miet: 'rent',
    eigentums: null,
    dachgeschoss: null,
    alt: null,
    neubau: 'noFilter',
    altbau: null,
    erdgeschoss: null,
    ferien: null,
    garten: null,
    stadt: null,
    luxus: null,
    familien: null,
    reihen: null,
  },
};
