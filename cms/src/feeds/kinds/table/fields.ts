import { LISTING_FIELDS, LISTING_TEXTS } from '../../../listings/rules/listing-fields';
import { listChoices } from './choices';
import {
  area,
  box,
  count,
  countOrYes,
  date,
  degrees,
  energy,
  flag,
  floor,
  label,
  metres,
  money,
  percent,
  pscore,
  text,
  webAddress,
  year,
  zip,
  type ReadCell,
} from './read-values';

export const fieldGroups = ['home', 'place', 'price', 'size', 'energy', 'texts', 'files'] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/** A field that a column can be matched to. */
export interface TableField {
  /** Its name in docs/contracts/snapshot.md, or one of the fields that are read together. */
  to: string;
  group: FieldGroup;
  read: ReadCell;
  /** Attribute of a listing or of its texts; null for a field that only exists here. */
  attribute: string | null;
  /** A text, which has a language. */
  isText?: true;
  /** Several columns may have it. */
  mayRepeat?: true;
  /** Choices that values are matched to. */
  choices?: readonly string[];
  /** Values may be shown in reports: no price, address or text. */
  isPlain?: true;
}

/** Readers that differ from those of the field's type. */
const READERS: Readonly<Record<string, ReadCell>> = {
  Latitude: degrees,
  Longitude: degrees,
  VAT: percent,
  BoxNr: box,
  Floor: floor,
  NumberOfGarages: countOrYes,
  NumberOfParkings: countOrYes,
  ConstructionYear: year,
  RenovationYear: year,
  EPCLabelText: label,
  EnergyPerformance: energy,
  EnergyTotal: energy,
  EnergyCO2: energy,
  FrontWidth: metres,
  PlotWidth: metres,
  PScore: pscore,
  GScore: pscore,
  VideoUrl: webAddress,
  VirtualTourUrl: webAddress,
};

const GROUPS: Readonly<Record<Exclude<FieldGroup, 'energy'>, RegExp>> = {
  home: /^(UniqueCode|PublishedDate|ModifiedDate|AvailabilityDate|AgentID|OfficeID|TypeDescription)$/,
  place: /^(HouseNumber|BoxNr|PublishAddress|Latitude|Longitude|Street)$/,
  price:
    /^(Price|PublishPrice|Charges|Notary|Registration(Rights)|VAT|TotalCost|Deposit|AgencyCost|Inventory|LifeAnnuity|LastRent|ReferenceRent)/,
  size: /^(Surface|NumberOf|FrontWidth|PlotWidth|Floor$|Terrace$|Garden$|Lift|Furnished|ConstructionYear|RenovationYear)/,
  texts: /^(Title|Description|ExtraRooms|Heating|Kitchen|Roof|WindowFrame|Glazing|\w+Orientation)$/,
  files: /^(VideoUrl|VirtualTourUrl)$/,
};

/** Fields that need no column, or are read together with others. */
const LEFT_OUT = new Set([
  ...['PriceUnit', 'Marquee', 'AvailabilityDate'],
  ...['MainTypeName', 'PriceUnitText', 'MarqueeName', 'RecordFile', 'Availability'],
]);

const own: readonly TableField[] = [
  { to: 'ID', group: 'home', read: text, attribute: null, isPlain: true },
  { to: 'Reference', group: 'home', read: text, attribute: null, isPlain: true },
  choice('Goal', 'home'),
  choice('Status', 'home'),
  choice('Offer', 'home'),
  choice('WebIDs', 'home'),
  { to: 'Availability', group: 'home', read: text, attribute: null, isText: true },
  { to: 'Zip', group: 'place', read: zip, attribute: null },
  { to: 'City', group: 'place', read: text, attribute: null },
  { to: 'Place', group: 'place', read: text, attribute: null },
  { to: 'StreetLine', group: 'place', read: text, attribute: null },
  { to: 'Address', group: 'place', read: text, attribute: null },
  choice('country', 'place'),
  { to: 'HideAddress', group: 'place', read: flag, attribute: null, isPlain: true },
  { to: 'SalePrice', group: 'price', read: money, attribute: null },
  { to: 'Rent', group: 'price', read: money, attribute: null },
  { to: 'Charges', group: 'price', read: money, attribute: null },
  { to: 'PriceOnRequest', group: 'price', read: flag, attribute: null, isPlain: true },
  { to: 'Pictures', group: 'files', read: text, attribute: null, mayRepeat: true },
  { to: 'Plans', group: 'files', read: text, attribute: null, mayRepeat: true },
];

/** All fields that columns can be matched to, in the order of the form. */
export const tableFields: readonly TableField[] = [
  ...own,
  ...LISTING_FIELDS.filter(({ source }) => !LEFT_OUT.has(source)).map(
    ({ source, attribute, kind }): TableField => ({
      to: source,
      group: findGroup(source),
      read: READERS[source] ?? findReader(source, kind),
      attribute,
      ...(['flag', 'date', 'integer'].includes(kind) || READERS[source] === label
        ? { isPlain: true as const }
        : {}),
    }),
  ),
  ...LISTING_TEXTS.filter(({ source }) => !LEFT_OUT.has(source)).map(
    ({ source, attribute }): TableField => ({
      to: source,
      group: findGroup(source),
      read: text,
      attribute,
      isText: true,
    }),
  ),
].sort((a, b) => fieldGroups.indexOf(a.group) - fieldGroups.indexOf(b.group));

const byName = new Map(tableFields.map((field) => [field.to, field]));

/** Returns a field by its name; null if none exists. */
export function findField(to: string): TableField | null {
  return byName.get(to) ?? null;
}

function choice(to: string, group: FieldGroup): TableField {
  return { to, group, read: text, attribute: null, choices: listChoices(to), isPlain: true };
}

function findReader(source: string, kind: string): ReadCell {
  if (source.startsWith('Surface')) return area;
  const readers: Record<string, ReadCell> = { money, flag, date, integer: count, number: count };
  return readers[kind] ?? text;
}

function findGroup(source: string): FieldGroup {
  const [group] = Object.entries(GROUPS).find(([, pattern]) => pattern.test(source)) ?? [];
  return (group as FieldGroup | undefined) ?? 'energy';
}
