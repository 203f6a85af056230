import { buildWorkbook, type WorkbookCell } from './build-workbook';

/** An export with the field that each of its columns is. */
export interface AgencyExport {
  name: string;
  bytes: Buffer;
  /** Fields by column; empty for columns that are not used. */
  fields: Readonly<Record<string, string>>;
}

const STREETS = [
  'Rue des Tanneurs',
  'Avenue Molière',
  'Chaussée de Wavre',
  'Rue Haute',
  'Clos Fleuri',
];
const ROWS = 14;
const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length]!;

/** Encodes a text as Windows programs do in Western Europe. */
export function encodeWindows1252(text: string): Buffer {
  const others: Record<string, number> = { '€': 0x80, '’': 0x92, œ: 0x9c, '–': 0x96 };
  return Buffer.from([...text].map((letter) => others[letter] ?? letter.charCodeAt(0)));
}

const french: Readonly<Record<string, [field: string, cell: (index: number) => string]>> = {
  'Réf. mandat': ['ID', (index) => `M${2041 + index}`],
  'Nature transaction': ['Goal', (index) => pick(['Vente', 'Location'], index)],
  'Type de bien': [
    'WebIDs',
    (index) => pick(['Appartement', 'Maison', 'Studio', 'Terrain'], index),
  ],
  'Titre pub': ['Title', (index) => `Bel ensemble lumineux près du parc ${index + 1}`],
  'Texte pub': [
    'Description',
    (index) =>
      `Au cœur d’un quartier calme, ce bien de ${60 + index} m² offre un séjour avec une vue sur le jardin et une cuisine équipée.`,
  ],
  'Prix affiché': [
    'Price',
    (index) => pick(['349.000 €', '1.150,50 €', '525.000 €', 'Sur demande'], index),
  ],
  'Prix masqué (O/N)': ['PriceOnRequest', (index) => pick(['N', 'N', 'N', 'O'], index)],
  'C.P.': ['Zip', (index) => pick(['1000', '1050', '1180', '1348', '5000'], index)],
  Localité: [
    'City',
    (index) => pick(['Bruxelles', 'Ixelles', 'Uccle', 'Louvain-la-Neuve', 'Namur'], index),
  ],
  Voie: ['Street', (index) => pick(STREETS, index)],
  'N° voie': ['HouseNumber', (index) => `${12 + index}${index % 3 === 0 ? 'A' : ''}`],
  Bte: ['BoxNr', (index) => pick(['3', '', 'B12'], index)],
  "Publier l'adresse ?": ['PublishAddress', (index) => pick(['Oui', 'Non'], index)],
  'Surf. hab. (m²)': ['SurfaceLiving', (index) => `${72 + index},5`],
  'Surf. terrain': ['SurfaceGround', (index) => pick(['', '4a 50ca', '620'], index)],
  'Nb ch.': ['NumberOfBedRooms', (index) => String(1 + (index % 4))],
  'Nb SDB': ['NumberOfBathRooms', (index) => String(1 + (index % 2))],
  'Nb WC': ['NumberOfToilets', (index) => String(1 + (index % 2))],
  Étage: ['Floor', (index) => pick(['RDC', '1', '2', '3'], index)],
  'Nb niv. immeuble': ['NumberOfFloors', (index) => String(3 + (index % 4))],
  Ascenseur: ['Lift', (index) => pick(['O', 'N'], index)],
  Terrasse: ['Terrace', (index) => pick(['O', 'N'], index)],
  'Surf. terrasse': ['SurfaceTerrace', (index) => pick(['8,5', '12', ''], index)],
  Jardin: ['Garden', (index) => pick(['N', 'O'], index)],
  'Garage(s)': ['NumberOfGarages', (index) => String(index % 3)],
  'Année const.': ['ConstructionYear', (index) => String(1925 + index * 5)],
  Chauff: ['Heating', (index) => pick(['Gaz de ville', 'Pompe à chaleur', 'Mazout'], index)],
  'Classe PEB': ['EPCLabelText', (index) => pick(['A', 'B', 'C', 'D', 'E', 'G'], index)],
  'PEB (kWh/m²/an)': ['EnergyPerformance', (index) => String(85 + index * 20)],
  'N° certificat PEB': [
    'EnergyCertificateNumber',
    (index) => `20240${index + 10}-0000${600 + index}-01-8`,
  ],
  'Émission CO2': ['EnergyCO2', (index) => String(18 + index)],
  'Charges €/mois': ['Charges', (index) => pick(['150,00', '85,50', ''], index)],
  Dispo: ['Availability', (index) => pick(['Immédiatement', '01/03/2027', 'À l’acte'], index)],
  'État dossier': ['Status', (index) => pick(['Actif', 'Sous option', 'Vendu', 'Retiré'], index)],
  Négociateur: ['', (index) => pick(['Claire D.', 'Yves M.'], index)],
  'Tél. propriétaire': ['', (index) => `0470 12 34 ${10 + index}`],
  'Photo 1': ['Pictures', (index) => `https://photos.example/${index}/a.jpg`],
  'Photo 2': ['Pictures', (index) => `https://photos.example/${index}/b.jpg`],
  'Saisi le': ['PublishedDate', (index) => `${13 + index}/10/2026`],
  'MAJ le': ['ModifiedDate', (index) => `${10 + index}/11/2026`],
};

/** The CSV of a French program: semicolons, Windows letters, decimal commas. */
export function buildFrenchCsv(): AgencyExport {
  const quote = (cell: string): string =>
    /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = [
    Object.keys(french).map(quote),
    ...Array.from({ length: ROWS }, (_, index) =>
      Object.values(french).map(([, cell]) => quote(cell(index))),
    ),
  ];
  const text = lines.map((cells) => `${cells.join(';')}\r\n`).join('');
  return { name: 'biens.csv', bytes: encodeWindows1252(text), fields: nameFields(french) };
}

const groups: readonly (readonly [
  group: string,
  columns: Readonly<Record<string, [field: string, cell: (index: number) => WorkbookCell]>>,
])[] = [
  [
    'Pand',
    {
      'Ref.': ['ID', (index) => 7001 + index],
      Soort: [
        'WebIDs',
        (index) => pick(['Appartement', 'Rijwoning', 'Villa', 'Handelspand'], index),
      ],
      Aanbod: ['Offer', (index) => pick(['Te koop', 'Te huur', 'Verkocht', 'In optie'], index)],
    },
  ],
  [
    'Ligging',
    {
      'Straat en nr': ['StreetLine', (index) => `Kerkstraat ${index + 1} bus ${index + 2}`],
      Postcode: ['Zip', (index) => pick([9000, 2000, 3000, 8000], index)],
      Gemeente: ['City', (index) => pick(['Gent', 'Antwerpen', 'Leuven', 'Brugge'], index)],
      'Adres tonen': ['PublishAddress', (index) => pick(['Ja', 'Nee'], index)],
    },
  ],
  [
    'Financieel',
    {
      Vraagprijs: [
        'Price',
        (index) => pick(['€ 395.000', '€ 1.250', '€ 612.500,-', '€ 289.000'], index),
      ],
      'Gem. kosten': ['Charges', (index) => pick(['€ 120', '€ 85', null], index)],
      KI: ['', (index) => `€ ${900 + index}`],
    },
  ],
  [
    'Oppervlakte (m²)',
    {
      Bewoonbaar: ['SurfaceLiving', (index) => 88 + index],
      Perceel: ['SurfaceGround', (index) => pick([320, null, 1450], index)],
      Terras: ['SurfaceTerrace', (index) => pick([12, null, 25], index)],
      Tuin: ['SurfaceGarden', (index) => pick([null, 80, 210], index)],
    },
  ],
  [
    'Rooms',
    {
      Slpk: ['NumberOfBedRooms', (index) => 1 + (index % 4)],
      Badk: ['NumberOfBathRooms', (index) => 1 + (index % 2)],
      Toilets: ['NumberOfToilets', (index) => 1 + (index % 2)],
      Garageboxen: ['NumberOfGarages', (index) => index % 2],
      Verdiep: ['Floor', (index) => pick([0, 1, 4], index)],
    },
  ],
  ['Bouwjaar', { '': ['ConstructionYear', (index) => 1931 + index * 6] }],
  [
    'EPC',
    {
      Label: ['EPCLabelText', (index) => pick(['A', 'B', 'C', 'D'], index)],
      Kengetal: ['EnergyPerformance', (index) => 95 + index * 13],
      Certificaatnr: ['EnergyCertificateNumber', (index) => `20230615-000${2900000 + index}-RES-1`],
      'Geldig tot': ['EnergyCertificateExpiry', (index) => new Date(Date.UTC(2033, 5, 1 + index))],
    },
  ],
  [
    'Website',
    {
      'Titel NL': ['Title', (index) => `Ruime woning met zicht op het water ${index}`],
      'Title EN': ['Title', (index) => `Spacious home with a view of the water ${index}`],
      'Webtekst NL': [
        'Description',
        (index) =>
          `Deze woning van ${index} ligt op wandelafstand van het centrum en van de winkels.`,
      ],
      'Web text EN': [
        'Description',
        (index) =>
          `This home, number ${index}, is within walking distance of the centre and the shops.`,
      ],
      "Foto's": [
        'Pictures',
        (index) => `https://cdn.example/${index}-1.jpg, https://cdn.example/${index}-2.jpg`,
      ],
      'Laatst gewijzigd': ['ModifiedDate', (index) => new Date(Date.UTC(2026, 10, 1 + index))],
    },
  ],
];

/** The workbook of an office: a title, a header of two rows with merged cells, prices as text. */
export function buildDutchWorkbook(): AgencyExport {
  const [first, second]: [WorkbookCell[], WorkbookCell[]] = [[], []];
  const fields: Record<string, string> = {};
  const cells = groups.flatMap(([group, columns]) =>
    Object.entries(columns).map(([name, [field, cell]], index) => {
      first.push(index === 0 ? group : null);
      second.push(name || null);
      fields[name === '' ? group : `${group} / ${name}`] = field;
      return cell;
    }),
  );
  const data = Array.from({ length: ROWS }, (_, index) => cells.map((cell) => cell(index)));
  const bytes = buildWorkbook([['Overzicht panden november'], [], first, second, ...data], {
    merges: ['A1:F1', 'A3:C3', 'D3:G3'],
  });
  return { name: 'panden.xlsx', bytes, fields };
}

const german: Readonly<Record<string, [field: string, cell: (index: number) => string]>> = {
  '@nr': ['ID', (index) => `EU-${310 + index}`],
  vermarktung: ['Goal', (index) => pick(['Kauf', 'Miete'], index)],
  verkaufsstand: ['Status', (index) => pick(['aktiv', 'reserviert', 'verkauft'], index)],
  kategorie: [
    'WebIDs',
    (index) => pick(['Wohnung', 'Einfamilienhaus', 'Büro', 'Baugrundstück'], index),
  ],
  'anschrift.strasse': [
    'Street',
    (index) => pick(['Klosterstraße', 'Neustraße', 'Aachener Straße'], index),
  ],
  'anschrift.hausnr': ['HouseNumber', (index) => String(3 + index)],
  'anschrift.postleitzahl': ['Zip', (index) => pick(['4700', '4780', '4730'], index)],
  'anschrift.ort': ['City', (index) => pick(['Eupen', 'Sankt Vith', 'Raeren'], index)],
  'anschrift.land': ['country', (index) => pick(['Belgien', 'Belgien', 'Luxemburg'], index)],
  'anschrift.freigabe': ['PublishAddress', (index) => pick(['ja', 'nein'], index)],
  'konditionen.kaufpreis': ['SalePrice', (index) => (index % 2 === 0 ? '385.000,00' : '')],
  'konditionen.kaltmiete': ['Rent', (index) => (index % 2 === 0 ? '' : '1.050,00')],
  'konditionen.nebenkosten': ['ChargesRenter', (index) => (index % 2 === 0 ? '' : '180,00')],
  'konditionen.kaution': ['DepositAmount', (index) => (index % 2 === 0 ? '' : '2.100,00')],
  'flaechen.wohnen': ['SurfaceLiving', (index) => `${95 + index},00`],
  'flaechen.grundstueck': ['SurfaceGround', (index) => `${500 + index},00`],
  'zimmer.gesamt': ['', (index) => String(4 + (index % 3))],
  'zimmer.schlafzimmer': ['NumberOfBedRooms', (index) => String(2 + (index % 3))],
  'zimmer.badezimmer': ['NumberOfBathRooms', (index) => String(1 + (index % 2))],
  stellplaetze: ['NumberOfParkings', (index) => String(index % 3)],
  stockwerk: ['Floor', (index) => pick(['EG', '1. OG', '2. OG'], index)],
  aufzug: ['Lift', (index) => pick(['ja', 'nein'], index)],
  moebliert: ['Furnished', (index) => pick(['nein', 'ja'], index)],
  baujahr: ['ConstructionYear', (index) => String(1960 + index * 4)],
  heizungsart: ['Heating', (index) => pick(['Gasheizung', 'Wärmepumpe'], index)],
  'energie.effizienzklasse': ['EPCLabelText', (index) => pick(['B', 'C', 'D'], index)],
  'energie.kennwert': ['EnergyPerformance', (index) => `${110 + index * 9},5`],
  'energie.ausweisnummer': ['EnergyCertificateNumber', (index) => `2025${1000 + index}-77`],
  'energie.gueltigbis': ['EnergyCertificateExpiry', (index) => `${14 + index}.05.2035`],
  bezugsfrei: ['Availability', (index) => pick(['sofort', '15.02.2027', 'nach Absprache'], index)],
  'ueberschrift (de)': ['Title', (index) => `Helle Räume mit Blick ins Grüne ${index}`],
  'ueberschrift (fr)': ['Title', (index) => `Pièces claires avec vue sur la verdure ${index}`],
  'exposetext (de)': [
    'Description',
    (index) => `Das Haus ${index} liegt ruhig und ist mit dem Bus gut zu erreichen.`,
  ],
  'exposetext (fr)': [
    'Description',
    (index) => `La maison ${index} est située au calme, à deux pas des commerces et du bus.`,
  ],
  'bilder.bild': [
    'Pictures',
    (index) => `https://bilder.example/${index}/1.jpg\nhttps://bilder.example/${index}/2.jpg`,
  ],
  makler: ['', (index) => pick(['Herr Schmitz', 'Frau Pauls'], index)],
  geaendert: ['ModifiedDate', (index) => `${13 + index}.11.2026`],
};

/** The XML of a program with German names: nested elements, attributes and languages. */
export function buildGermanXml(): AgencyExport {
  const homes = Array.from({ length: ROWS }, (_, index) => buildElement(index));
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<export><erstellt>2026-11-24</erstellt><bestand>${homes.join('')}</bestand></export>`;
  return { name: 'bestand.xml', bytes: Buffer.from(text), fields: nameFields(german) };
}

function buildElement(index: number): string {
  const parts = new Map<string, string[]>();
  let id = '';
  for (const [path, [, cell]] of Object.entries(german)) {
    const value = cell(index).replaceAll('&', '&amp;');
    if (path === '@nr') id = value;
    else {
      const [, group = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path) ?? [];
      const [, element = name, language] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
      const attribute = language ? ` lang="${language}"` : '';
      const written = value
        .split('\n')
        .map((line) => `<${element}${attribute}>${line}</${element}>`)
        .join('');
      parts.set(group, [...(parts.get(group) ?? []), written]);
    }
  }
  const inner = [...parts].map(([group, elements]) =>
    group ? `<${group}>${elements.join('')}</${group}>` : elements.join(''),
  );
  return `<liegenschaft nr="${id}">${inner.join('')}</liegenschaft>`;
}

function nameFields(columns: Readonly<Record<string, readonly [string, unknown]>>) {
  return Object.fromEntries(Object.entries(columns).map(([name, [field]]) => [name, field]));
}

const american: Readonly<Record<string, [field: string, cell: (index: number) => string]>> = {
  ListingId: ['ID', (index) => String(880_100 + index)],
  StandardStatus: ['Status', (index) => pick(['Active', 'Under offer', 'Closed'], index)],
  TransactionType: ['Goal', (index) => pick(['For Sale', 'For Rent'], index)],
  PropertySubType: ['WebIDs', (index) => pick(['Apartment', 'Townhouse', 'Office', 'Land'], index)],
  ListPrice: ['Price', (index) => pick(['450000.00', '1450.00', '1,250,000.00'], index)],
  StreetNumber: ['HouseNumber', (index) => String(4 + index)],
  StreetName: ['Street', (index) => pick(['Rue du Bois', 'Avenue Louise'], index)],
  UnitNumber: ['BoxNr', (index) => pick(['2', '4B'], index)],
  City: ['City', (index) => pick(['Brussels', 'Waterloo', 'Luxembourg'], index)],
  PostalCode: ['Zip', (index) => pick(['1050', '1410', '2310'], index)],
  Country: ['country', (index) => pick(['BE', 'BE', 'LU'], index)],
  Latitude: ['Latitude', (index) => `50.8${310 + index}`],
  Longitude: ['Longitude', (index) => `4.3${520 + index}`],
  InternetAddressDisplayYN: ['PublishAddress', (index) => pick(['Y', 'N'], index)],
  LivingArea: ['SurfaceLiving', (index) => `${80 + index}.5`],
  LotSizeArea: ['SurfaceGround', (index) => String(400 + index)],
  BedroomsTotal: ['NumberOfBedRooms', (index) => String(1 + (index % 4))],
  BathroomsTotalInteger: ['NumberOfBathRooms', (index) => String(1 + (index % 2))],
  GarageSpaces: ['NumberOfGarages', (index) => String(index % 3)],
  EntryLevel: ['Floor', (index) => String(index % 5)],
  StoriesTotal: ['NumberOfFloors', (index) => String(2 + (index % 4))],
  YearBuilt: ['ConstructionYear', (index) => String(1950 + index * 3)],
  Furnished: ['Furnished', (index) => pick(['Y', 'N'], index)],
  Heating: ['Heating', (index) => pick(['Gas', 'Heat pump'], index)],
  PublicRemarks: [
    'Description',
    (index) =>
      `A bright home, number ${index}, within walking distance of the park and of the tram.`,
  ],
  Media: ['Pictures', (index) => `https://media.example/${index}/1.jpg`],
  AvailabilityDate: ['Availability', (index) => `12/${14 + index}/2026`],
  OnMarketDate: ['PublishedDate', (index) => `10/${14 + index}/2026`],
  ModificationTimestamp: ['ModifiedDate', (index) => `11/0${1 + (index % 9)}/2026 10:00`],
  ListAgentFullName: ['', (index) => pick(['A. Person', 'B. Person'], index)],
};

/** A CSV with the names of the RESO Data Dictionary, commas, decimal points and months first. */
export function buildAmericanCsv(): AgencyExport {
  const quote = (cell: string): string => (/[,"]/.test(cell) ? `"${cell}"` : cell);
  const lines = [
    Object.keys(american),
    ...Array.from({ length: ROWS }, (_, index) =>
      Object.values(american).map(([, cell]) => quote(cell(index))),
    ),
  ];
  const text = lines.map((cells) => `${cells.join(',')}\n`).join('');
  return { name: 'listings.csv', bytes: Buffer.from(text), fields: nameFields(american) };
}

/** Writes columns as separated text. */
function writeCsv(
  columns: Readonly<Record<string, readonly [string, (index: number) => string]>>,
  delimiter: string,
): Buffer {
  const quote = (cell: string): string =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = [
    Object.keys(columns),
    ...Array.from({ length: ROWS }, (_, index) =>
      Object.values(columns).map(([, cell]) => cell(index)),
    ),
  ];
  return Buffer.from(lines.map((cells) => `${cells.map(quote).join(delimiter)}\n`).join(''));
}

const english = (index: number): string =>
  `A bright home, number ${index}, with a view of the park and near shops and transport.`;

const wordPress: Readonly<Record<string, [field: string, cell: (index: number) => string]>> = {
  ID: ['ID', (index) => String(20_311 + index * 7)],
  Title: ['Title', (index) => `Bright home ${index} near the park`],
  Content: ['Description', english],
  Excerpt: ['', (index) => `Near the park, ${index}`],
  Permalink: ['', (index) => `https://old.example/property/bright-home-${index}/`],
  'Property Types': ['WebIDs', (index) => pick(['Apartment', 'House', 'Studio', 'Office'], index)],
  'Property Status': ['Offer', (index) => pick(['For Sale', 'For Rent', 'Sold', 'Rented'], index)],
  fave_property_id: ['Reference', (index) => `HZ-${index + 40}`],
  fave_property_price: ['Price', (index) => pick(['450000', '1450', '612500', '980'], index)],
  fave_property_size: ['SurfaceLiving', (index) => String(72 + index * 3)],
  fave_property_land: ['SurfaceGround', (index) => pick(['', '480', '1250'], index)],
  fave_property_bedrooms: ['NumberOfBedRooms', (index) => String(1 + (index % 4))],
  fave_property_bathrooms: ['NumberOfBathRooms', (index) => String(1 + (index % 2))],
  fave_property_garage: ['NumberOfGarages', (index) => String(index % 3)],
  fave_property_year: ['ConstructionYear', (index) => String(1931 + index * 6)],
  fave_property_address: ['StreetLine', (index) => `${pick(STREETS, index)} ${3 + index}`],
  fave_property_zip: ['Zip', (index) => pick(['1050', '1180', '1410', '1000'], index)],
  property_city: ['City', (index) => pick(['Ixelles', 'Uccle', 'Waterloo', 'Brussels'], index)],
  property_country: ['country', () => 'Belgium'],
  houzez_geolocation_lat: ['Latitude', (index) => `50.8${310 + index}`],
  houzez_geolocation_long: ['Longitude', (index) => `4.3${520 + index}`],
  fave_energy_class: ['EPCLabelText', (index) => pick(['A', 'B', 'C', 'D', 'E'], index)],
  fave_energy_global_index: ['EnergyPerformance', (index) => String(84 + index * 11)],
  fave_property_images: [
    'Pictures',
    (index) => `https://old.example/${index}-1.jpg|https://old.example/${index}-2.jpg`,
  ],
  fave_video_url: ['VideoUrl', (index) => pick(['', `https://video.example/${index}`], index)],
  fave_virtual_tour: [
    'VirtualTourUrl',
    (index) => pick(['', `https://tour.example/${index}`], index),
  ],
  Date: ['PublishedDate', (index) => `2026-10-${10 + index} 09:30:00`],
  'Post Modified Date': ['ModifiedDate', (index) => `2026-11-${10 + index} 11:00:00`],
  'Author Email': ['', (index) => pick(['a@old.example', 'b@old.example'], index)],
};

/** The CSV of a WordPress theme for real estate. */
export function buildWordPressCsv(): AgencyExport {
  const bytes = writeCsv(wordPress, ',');
  return { name: 'Properties-Export.csv', bytes, fields: nameFields(wordPress) };
}

const dutchText = (index: number): string =>
  `Licht pand ${index} op wandelafstand van het station, met een tuin en zicht op het park.`;

const list: Readonly<Record<string, [field: string, cell: (index: number) => string]>> = {
  Dossiernr: ['ID', (index) => `2026/${100 + index}`],
  'Koop/huur': ['Goal', (index) => pick(['Koop', 'Huur'], index)],
  Fase: ['Status', (index) => pick(['Online', 'In optie', 'Verkocht'], index)],
  Woningtype: ['WebIDs', (index) => pick(['Appartement', 'Rijwoning', 'Villa', 'Garage'], index)],
  'Straat + nr': ['StreetLine', (index) => `Kerkstraat ${index + 1}`],
  'Postcode + gemeente': [
    'Place',
    (index) => pick(['9000 Gent', '2000 Antwerpen', '3000 Leuven'], index),
  ],
  'Adres online?': ['PublishAddress', (index) => pick(['ja', 'nee'], index)],
  'Vraag-/huurprijs': [
    'Price',
    (index) => pick(['€ 395.000', '€ 1.250', '€ 612.500', 'op aanvraag'], index),
  ],
  'Syndic/maand': ['ChargesOwner', (index) => pick(['€ 120', '', '€ 85'], index)],
  '# slpk': ['NumberOfBedRooms', (index) => String(1 + (index % 4))],
  '# badk': ['NumberOfBathRooms', (index) => String(1 + (index % 2))],
  'Bew. opp.': ['SurfaceLiving', (index) => `${88 + index} m²`],
  'Opp. perceel': ['SurfaceGround', (index) => pick(['320 m²', '', '1.450 m²'], index)],
  'Terras?': ['Terrace', (index) => pick(['ja', 'nee'], index)],
  'Tuin?': ['Garden', (index) => pick(['ja', 'nee'], index)],
  'Garage?': ['NumberOfGarages', (index) => pick(['ja', 'nee'], index)],
  'Lift?': ['Lift', (index) => pick(['ja', 'nee'], index)],
  Verd: ['Floor', (index) => pick(['gelijkvloers', '1', '2'], index)],
  Bouwjr: ['ConstructionYear', (index) => String(1931 + index * 6)],
  'EPC (kWh/m²)': ['EnergyPerformance', (index) => String(95 + index * 13)],
  'EPC-label': ['EPCLabelText', (index) => pick(['A', 'B', 'C', 'D'], index)],
  'EPC-nr': ['EnergyCertificateNumber', (index) => `20230615-000${2900000 + index}-RES-1`],
  KI: ['', (index) => `€ ${900 + index}`],
  'P-score': ['PScore', (index) => pick(['A', 'B', 'C', 'D'], index)],
  'G-score': ['GScore', (index) => pick(['A', 'B', 'C', 'D'], index)],
  'Vrij op': ['Availability', (index) => pick(['onmiddellijk', 'bij akte', '01/03/2027'], index)],
  'Titel advertentie': ['Title', (index) => `Ruime woning ${index} met zicht op het water`],
  Advertentie: ['Description', dutchText],
  'Foto 1': ['Pictures', (index) => `https://foto.example/${index}/1.jpg`],
  'Foto 2': ['Pictures', (index) => `https://foto.example/${index}/2.jpg`],
  Grondplan: ['Plans', (index) => `https://foto.example/${index}/plan.jpg`],
  'Naam eigenaar': ['', (index) => pick(['A. Peeters', 'B. Maes'], index)],
  'Gsm eigenaar': ['', (index) => `0470 12 34 ${10 + index}`],
  'Opm. intern': ['', (index) => pick(['sleutel op kantoor', 'bellen voor bezoek'], index)],
  'Online sinds': ['PublishedDate', (index) => `${13 + index}/10/2026`],
};

/** The list that an office keeps in a spreadsheet, as tabs. */
export function buildOfficeList(): AgencyExport {
  const bytes = writeCsv(list, '\t');
  return { name: 'panden.tsv', bytes, fields: nameFields(list) };
}

const frenchText = (index: number): string =>
  `Au calme, ce bien ${index} offre un séjour avec une vue sur le jardin et une cuisine équipée.`;

const bien: Readonly<Record<string, [field: string, cell: (index: number) => string]>> = {
  NO_ASP: ['ID', (index) => String(5_501_200 + index)],
  NO_DOSSIER: ['Reference', (index) => `D${310 + index}`],
  CATEGORIE: ['Goal', (index) => pick(['Vente', 'Location'], index)],
  ETAT_AVANCEMENT: ['Status', (index) => pick(['Disponible', 'Sous compromis', 'Vendu'], index)],
  SOUS_TYPE: ['WebIDs', (index) => pick(['Appartement', 'Villa', 'Duplex', 'Bureau'], index)],
  'LOCALISATION.ADRESSE1_BIEN': ['Street', (index) => pick(STREETS, index)],
  'LOCALISATION.NUMERO_VOIE': ['HouseNumber', (index) => String(4 + index)],
  'LOCALISATION.CP_REEL': ['Zip', (index) => pick(['1050', '1180', '1348', '4000'], index)],
  'LOCALISATION.VILLE_OFFRE': [
    'City',
    (index) => pick(['Ixelles', 'Uccle', 'Louvain-la-Neuve', 'Liège'], index),
  ],
  'PRIX.PRIX_PUBLIC': ['Price', (index) => (index % 2 === 0 ? '385000' : '')],
  'PRIX.LOYER_HC': ['Rent', (index) => (index % 2 === 0 ? '' : '1050')],
  'PRIX.CHARGES_LOC': ['ChargesRenter', (index) => (index % 2 === 0 ? '' : '150')],
  'PRIX.DEPOT_GARANTIE': ['DepositAmount', (index) => (index % 2 === 0 ? '' : '2100')],
  SURF_HAB: ['SurfaceLiving', (index) => `${95 + index},5`],
  SURF_TERRAIN: ['SurfaceGround', (index) => pick(['', '620'], index)],
  SURF_SEJOUR: ['', (index) => String(28 + index)],
  NB_PIECES: ['', (index) => String(3 + (index % 3))],
  NB_CHAMBRES: ['NumberOfBedRooms', (index) => String(2 + (index % 3))],
  NB_SDB: ['NumberOfBathRooms', (index) => String(1 + (index % 2))],
  NB_SE: ['NumberOfShowerRooms', (index) => String(index % 2)],
  NB_WC: ['NumberOfToilets', (index) => String(1 + (index % 2))],
  NUM_ETAGE: ['Floor', (index) => pick(['0', '1', '3'], index)],
  NB_ETAGES: ['NumberOfFloors', (index) => String(3 + (index % 4))],
  ASCENSEUR: ['Lift', (index) => pick(['OUI', 'NON'], index)],
  MEUBLE: ['Furnished', (index) => pick(['NON', 'OUI'], index)],
  NB_PARK_INT: ['NumberOfParkings', (index) => String(index % 3)],
  ANNEE_CONS: ['ConstructionYear', (index) => String(1960 + index * 4)],
  TYPE_CHAUFF: ['Heating', (index) => pick(['Gaz', 'Pompe à chaleur'], index)],
  'DPE.DPE_ETIQ': ['EPCLabelText', (index) => pick(['B', 'C', 'D'], index)],
  'DPE.DPE_VAL': ['EnergyPerformance', (index) => String(110 + index * 9)],
  'DPE.GES_VAL': ['EnergyCO2', (index) => String(18 + index)],
  DATE_DISPO: ['Availability', (index) => `${14 + index}/02/2027`],
  DATE_CREATION: ['PublishedDate', (index) => `${14 + index}/09/2026`],
  DATE_MODIF: ['ModifiedDate', (index) => `${14 + index}/10/2026`],
  'INTITULE.FR': ['Title', (index) => `Bel ensemble lumineux ${index}`],
  'TEXTES.TEXTE_FR': ['Description', frenchText],
  'TEXTES.TEXTE_UK': ['Description', english],
  'IMAGES.IMG': [
    'Pictures',
    (index) => `https://img.example/${index}/1.jpg\nhttps://img.example/${index}/2.jpg`,
  ],
  'NEGOCIATEUR.NOM': ['', (index) => pick(['Claire D.', 'Yves M.'], index)],
  'NEGOCIATEUR.MAIL': ['', () => 'c@img.example'],
};

/** The XML of a French program: capitals, abbreviations and groups. */
export function buildFrenchXml(): AgencyExport {
  const write = (index: number): string => {
    const groups = new Map<string, string[]>();
    for (const [path, [, cell]] of Object.entries(bien)) {
      const [, group = '', name = ''] = /^(?:(.*)\.)?(.*)$/.exec(path) ?? [];
      const elements = cell(index)
        .split('\n')
        .map((line) => `<${name}>${line}</${name}>`);
      groups.set(group, [...(groups.get(group) ?? []), ...elements]);
    }
    return [...groups]
      .map(([group, own]) => (group ? `<${group}>${own.join('')}</${group}>` : own.join('')))
      .join('');
  };
  const homes = Array.from({ length: ROWS }, (_, index) => `<BIEN>${write(index)}</BIEN>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<EXPORT><BIENS>${homes.join('')}</BIENS></EXPORT>`;
  return { name: 'biens.xml', bytes: Buffer.from(text), fields: nameFields(bien) };
}
