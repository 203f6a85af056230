import { readText } from '../../../listings/rules/snapshot-value';
import { suggestChoice } from './choices';
import { findField } from './fields';
import type { Cell } from './formats/table';
import { readAddress, readPlace, readStreetLine } from './read-address';
import {
  box,
  date,
  flag,
  foldWords,
  isOnRequest,
  money,
  webAddress,
  type Notation,
} from './read-values';

type Fits = (cell: Cell, notation: Notation) => boolean;

const PICTURE = /^(?:https?:\/\/\S+|[^\n]*\.(?:jpe?g|png|webp|gif|avif|tiff?))/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif|tiff?)\b/i;
const words = (cell: Cell): string => readText(cell) ?? '';
const isNumeric = (cell: Cell): boolean => /^[\d.,\s%-]+$/.test(words(cell));
const isWord: Fits = (cell, notation) =>
  typeof cell === 'string' &&
  /\p{L}{2}/u.test(cell) &&
  cell.length <= 160 &&
  !/https?:/.test(cell) &&
  typeof flag(cell, notation) !== 'boolean';
const within =
  (low: number, high: number, to: string): Fits =>
  (cell, notation) => {
    const value = findField(to)?.read(cell, notation);
    return value === null || (typeof value === 'number' && value >= low && value <= high);
  };
const isAmount =
  (low: number, high: number): Fits =>
  (cell, notation) => {
    const value = isOnRequest(cell) ? null : money(cell, notation);
    return value === null || (typeof value === 'number' && value >= low && value <= high);
  };
const isChoice =
  (field: string): Fits =>
  (cell) =>
    suggestChoice(field, words(cell)) !== null;
const isLine: Fits = (cell) =>
  words(cell).length > 4 &&
  words(cell).length <= 200 &&
  !isNumeric(cell) &&
  !/^https?:/.test(words(cell));

const isReference: Fits = (cell) =>
  /^[^\n]{1,40}$/.test(words(cell)) && !/\s.*\s.*\s/.test(words(cell));

/** Tests of values for fields whose reader takes more than they mean. */
const TESTS: Readonly<Record<string, Fits>> = {
  ID: isReference,
  Reference: isReference,
  Goal: isChoice('Goal'),
  Status: isChoice('Status'),
  Offer: isChoice('Offer'),
  WebIDs: isChoice('WebIDs'),
  country: isChoice('country'),
  City: (cell) => /^\p{L}[^\d@:]{1,40}$/u.test(words(cell)),
  Place: (cell) => Boolean(readPlace(cell)),
  Street: (cell) =>
    /^\d{0,3}\s?\p{L}[^\n@]{2,60}$/u.test(words(cell)) && !readStreetLine(cell)?.HouseNumber,
  StreetLine: (cell) => Boolean(readStreetLine(cell)?.HouseNumber) && !readAddress(cell),
  Address: (cell) => Boolean(readAddress(cell)),
  HouseNumber: (cell) => /^\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\w{1,4})?$/i.test(words(cell)),
  BoxNr: (cell, notation) => /^[\w./ -]{1,10}$/.test(String(box(cell, notation))),
  Latitude: (cell, notation) => within(49.3, 51.7, 'Latitude')(cell, notation),
  Longitude: (cell, notation) => within(2.3, 6.7, 'Longitude')(cell, notation),
  Price: isAmount(50, 50_000_000),
  SalePrice: isAmount(5000, 50_000_000),
  Rent: isAmount(50, 50_000),
  Charges: isAmount(1, 10_000),
  ChargesRenter: isAmount(1, 10_000),
  ChargesOwner: isAmount(1, 10_000),
  DepositAmount: isAmount(50, 200_000),
  TotalCost: isAmount(1000, 50_000_000),
  NotaryFees: isAmount(100, 500_000),
  RegistrationRights: isAmount(100, 5_000_000),
  AgencyCost: isAmount(20, 500_000),
  InventoryCost: isAmount(20, 20_000),
  LastRent: isAmount(50, 50_000),
  VAT: within(0, 30, 'VAT'),
  SurfaceLiving: within(8, 100_000, 'SurfaceLiving'),
  SurfaceTotal: within(8, 100_000, 'SurfaceTotal'),
  NumberOfFacades: within(1, 4, 'NumberOfFacades'),
  Floor: within(-5, 60, 'Floor'),
  ConstructionYear: within(1200, 2040, 'ConstructionYear'),
  RenovationYear: within(1800, 2040, 'RenovationYear'),
  EnergyPerformance: within(-200, 3000, 'EnergyPerformance'),
  EnergyTotal: within(100, 1_000_000, 'EnergyTotal'),
  EnergyCO2: within(0, 1000, 'EnergyCO2'),
  EnergyCertificateNumber: (cell) =>
    /\d{4}/.test(words(cell)) && words(cell).length >= 6 && !isDay(cell),
  RegistrationNumber: (cell) => /\d{3}/.test(words(cell)),
  TypeDescription: isWord,
  Title: isLine,
  Description: (cell) => words(cell).length >= 20 && /\s/.test(words(cell)),
  Pictures: (cell) => PICTURE.test(words(cell)),
  Plans: (cell) => PICTURE.test(words(cell)),
  VideoUrl: (cell, notation) => typeof webAddress(cell, notation) === 'string',
  VirtualTourUrl: (cell, notation) => typeof webAddress(cell, notation) === 'string',
  Availability: (cell) =>
    isDay(cell) || (/\p{L}{2}/u.test(words(cell)) && words(cell).length <= 80),
  AgentID: (cell) => /^[\w.@-]{1,40}$/.test(words(cell)),
  ...Object.fromEntries(
    ['NumberOfBedRooms', 'NumberOfBathRooms', 'NumberOfShowerRooms', 'NumberOfToilets'].map(
      (to) => [to, within(0, 60, to)],
    ),
  ),
};

function isDay(cell: Cell): boolean {
  return ['dmy', 'mdy'].some(
    (dates) => typeof date(cell, { decimal: ',', dates: dates as Notation['dates'] }) === 'string',
  );
}

/** Returns the fraction of non-empty cells that a field can parse and that look like its values. */
export function fitValues(to: string, cells: readonly Cell[], notation: Notation): number {
  const field = findField(to);
  if (!field || cells.length === 0) return 0;
  const test = TESTS[to] ?? (field.isText ? isWord : null);
  const read: Fits = (cell) => field.read(cell, notation) !== undefined;
  const fits = cells.filter((cell) => (test ?? read)(cell, notation)).length / cells.length;
  if (to !== 'ID' && to !== 'Reference') return fits;
  const distinct = new Set(cells.map((cell) => foldWords(words(cell)))).size;
  return fits * (distinct / cells.length) ** 4;
}

/** Like `fitValues`, for a column whose name says nothing: an address of a page is no picture. */
export function fitTelling(to: string, cells: readonly Cell[], notation: Notation): number {
  const fit = fitValues(to, cells, notation);
  return to !== 'Pictures' || cells.every((cell) => PICTURE_FILE.test(words(cell))) ? fit : 0;
}

/** Fields that values alone suggest, with the least share of cells that fit. */
export const TELLING: Readonly<Record<string, number>> = {
  WebIDs: 0.7,
  Goal: 0.9,
  Offer: 0.9,
  Status: 0.9,
  country: 0.9,
  Latitude: 0.95,
  Longitude: 0.95,
  Place: 0.9,
  Address: 0.9,
  Pictures: 0.9,
  Zip: 0.98,
  EPCLabelText: 0.98,
};
