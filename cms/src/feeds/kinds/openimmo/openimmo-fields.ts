import {
  anyNumber,
  date,
  energyLabel,
  flag,
  number,
  oneOf,
  text,
  type FieldMapping,
} from '../mapping/read-fields';
import { TYPES } from '../mapping/type-words';

/** Types by the element below `objektart`. */
export const openImmoTypes: Readonly<Record<string, string>> = {
  wohnung: TYPES.apartment,
  zimmer: TYPES.studio,
  haus: TYPES.house,
  grundstueck: TYPES.land,
  buero_praxen: TYPES.commercial,
  einzelhandel: TYPES.commercial,
  gastgewerbe: TYPES.commercial,
  hallen_lager_prod: TYPES.commercial,
  land_und_forstwirtschaft: TYPES.land,
  parken: TYPES.garage,
  zinshaus_renditeobjekt: TYPES.income,
};

/** Subtypes that differ from their type: attribute, value and type. */
export const openImmoSubTypes: readonly (readonly [
  attribute: string,
  value: string,
  type: string,
])[] = [['wohnungtyp', 'APARTMENT', TYPES.studio]];

const percentless = (value: unknown) => {
  const read = text(value);
  return typeof read === 'string' ? number(read.replace(/\s*%$/, '')) : null;
};

/** Facts of an `immobilie`, by the path of its elements. */
export const openImmoFields: readonly FieldMapping[] = [
  { from: 'geo.plz', to: 'Zip', read: text },
  { from: 'geo.ort', to: 'City', read: text },
  { from: 'geo.strasse', to: 'Street', read: text },
  { from: 'geo.hausnummer', to: 'HouseNumber', read: text },
  { from: 'geo.geokoordinaten.@breitengrad', to: 'Latitude', read: number },
  { from: 'geo.geokoordinaten.@laengengrad', to: 'Longitude', read: number },
  { from: 'geo.etage', to: 'Floor', read: anyNumber },
  { from: 'geo.anzahl_etagen', to: 'NumberOfFloors', read: number },
  { from: 'preise.nebenkosten', to: 'ChargesRenter', read: number },
  { from: 'preise.hausgeld', to: 'ChargesOwner', read: number },
  { from: 'preise.kaution', to: 'DepositAmount', read: number },
  { from: 'preise.mwst_satz', to: 'VAT', read: percentless },
  { from: 'flaechen.wohnflaeche', to: 'SurfaceLiving', read: number },
  { from: 'flaechen.gesamtflaeche', to: 'SurfaceTotal', read: number },
  { from: 'flaechen.grundstuecksflaeche', to: 'SurfaceGround', read: number },
  { from: 'flaechen.bueroflaeche', to: 'SurfaceOffice', read: number },
  { from: 'flaechen.ladenflaeche', to: 'SurfaceStore', read: number },
  { from: 'flaechen.gartenflaeche', to: 'SurfaceGarden', read: number },
  { from: 'flaechen.balkon_terrasse_flaeche', to: 'SurfaceTerrace', read: number },
  { from: 'flaechen.anzahl_schlafzimmer', to: 'NumberOfBedRooms', read: number },
  { from: 'flaechen.anzahl_badezimmer', to: 'NumberOfBathRooms', read: number },
  { from: 'flaechen.anzahl_sep_wc', to: 'NumberOfToilets', read: number },
  { from: 'flaechen.anzahl_stellplaetze', to: 'NumberOfParkings', read: number },
  { from: 'ausstattung.moebliert.@moeb', to: 'Furnished', read: oneOf({ VOLL: true, TEIL: true }) },
  { from: 'ausstattung.fahrstuhl.@PERSONEN', to: 'Lift', read: flag },
  { from: 'ausstattung.gartennutzung', to: 'Garden', read: flag },
  { from: 'zustand_angaben.baujahr', to: 'ConstructionYear', read: number },
  { from: 'zustand_angaben.letztemodernisierung', to: 'RenovationYear', read: number },
  { from: 'zustand_angaben.energiepass.endenergiebedarf', to: 'EnergyPerformance', read: number },
  {
    from: 'zustand_angaben.energiepass.energieverbrauchkennwert',
    to: 'EnergyPerformance',
    read: number,
  },
  { from: 'zustand_angaben.energiepass.wertklasse', to: 'EPCLabelText', read: energyLabel },
  { from: 'zustand_angaben.energiepass.gueltig_bis', to: 'EnergyCertificateExpiry', read: day },
  { from: 'zustand_angaben.energiepass.ausstelldatum', to: 'EnergyCertificateDate', read: day },
  { from: 'verwaltung_objekt.objektadresse_freigeben', to: 'PublishAddress', read: flag },
  { from: 'verwaltung_objekt.abdatum', to: 'AvailabilityDate', read: date },
  { from: 'verwaltung_techn.stand_vom', to: 'ModifiedDate', read: date },
];

/** Price fields by goal: a record may have both. */
export const openImmoPrices: Readonly<Record<number, readonly FieldMapping[]>> = {
  0: [{ from: 'preise.kaufpreis', to: 'Price', read: number }],
  1: [
    { from: 'preise.kaltmiete', to: 'Price', read: number },
    { from: 'preise.nettokaltmiete', to: 'Price', read: number },
  ],
};

export const openImmoTexts: readonly FieldMapping[] = [
  { from: 'freitexte.objekttitel', to: 'Title', read: text },
  { from: 'geo.strasse', to: 'Street', read: text },
  { from: 'verwaltung_objekt.verfuegbar_ab', to: 'Availability', read: text },
];

/** The element in which this site's export writes what the law wants an advert to say. */
export const openImmoLegalLine = 'freitexte.sonstige_angaben';

/** Parts of the description, in display order. */
export const openImmoDescriptions = [
  'freitexte.objektbeschreibung',
  'freitexte.ausstatt_beschr',
  'freitexte.lage',
  openImmoLegalLine,
];

/** Actions of a file; references are homes sold or let before. */
export const openImmoActions: Readonly<Record<string, true | null>> = {
  ADD: true,
  NEW: true,
  CHANGE: true,
  DELETE: null,
  REFERENZ: null,
};

/** State, with the ribbon of an option. */
export const openImmoStates: Readonly<Record<string, { Status: number; Marquee?: number }>> = {
  OFFEN: { Status: 1 },
  RESERVIERT: { Status: 1, Marquee: 3 },
  VERKAUFT: { Status: 2 },
  VERMIETET: { Status: 4 },
};

/** The format has three-letter codes. */
export const openImmoCountries: Readonly<Record<string, string>> = { BEL: 'BE', LUX: 'LU' };

/** Elements about people or the owner, or read elsewhere. */
export const openImmoIgnored: ReadonlySet<string> = new Set([
  ...['kontaktperson', 'weitere_adresse', 'anhaenge', 'objektkategorie', 'bieterverfahren'],
  ...['freitexte.dreizeiler', 'geo.land', 'geo.bundesland', 'geo.user_defined_simplefield'],
  ...['verwaltung_techn.objektnr_intern', 'verwaltung_techn.objektnr_extern'],
  ...[
    'verwaltung_techn.aktion',
    'verwaltung_techn.openimmo_obid',
    'verwaltung_techn.kennung_ursprung',
  ],
  ...['verwaltung_techn.aktiv_von', 'verwaltung_techn.aktiv_bis', 'preise.waehrung'],
  ...['preise.preis_zeiteinheit', 'preise.heizkosten_enthalten'],
  ...['preise.kaufpreis_auf_anfrage', 'preise.auf_anfrage', 'zustand_angaben.verkaufstatus'],
  ...['zustand_angaben.energiepass.epart', 'verwaltung_objekt.status'],
]);

function day(value: unknown) {
  const read = text(value);
  return typeof read === 'string' ? date(writeDay(read)) : null;
}

/** Converts a German date to ISO format. */
export function writeDay(given: string): string {
  const [, dayOfMonth = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(given) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : given;
}
