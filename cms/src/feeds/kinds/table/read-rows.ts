import { languages, type Language } from '@agency/domain/languages';
import { readText } from '../../../listings/rules/snapshot-value';
import { typeWords } from '../mapping/type-words';
import { describeLoss, type ResultBuilder } from '../mapping/result-builder';
import { suggestChoice } from './choices';
import { PictureFinder, type PictureCells, type PictureSource } from './find-pictures';
import { isEmptyCell, type Table, type TableRow } from './formats/table';
import { findColumns, MatchedRow, readFlagChoice, type Column } from './matched-row';
import { readAddress, readPlace, readStreetLine } from './read-address';
import { date, foldWords, isOnRequest, money } from './read-values';
import { isSame, listRepeated } from './repeated-ids';
import type { TableSettings } from './table-settings';

type Facts = Record<string, string | number | boolean>;
type Texts = Partial<Record<Language, Facts>>;

interface State {
  isClosed: boolean;
  isOption: boolean;
}

/** States by the choice of a column or of all rows; null if it is not on offer. */
const STATES: Readonly<Record<string, State | null>> = {
  active: { isClosed: false, isOption: false },
  option: { isClosed: false, isOption: true },
  closed: { isClosed: true, isOption: false },
  hidden: null,
};
const OFFERS: Readonly<Record<string, (State & { goal: number }) | null>> = {
  sale: { goal: 0, isClosed: false, isOption: false },
  rent: { goal: 1, isClosed: false, isOption: false },
  'sale-option': { goal: 0, isClosed: false, isOption: true },
  sold: { goal: 0, isClosed: true, isOption: false },
  rented: { goal: 1, isClosed: true, isOption: false },
  hidden: null,
};
const MARQUEE_OPTION = 3;
const PRICE_FROM = 7;
const ID_LENGTH = 80;
const FROM = /^\s*(?:à partir de|a partir de|dès|vanaf|from|starting (?:at|from)|ab)\s+(?=\D*\d)/i;

/** Fields that are read together with others. */
const HANDLED = new Set([
  ...['ID', 'Reference', 'Goal', 'Status', 'Offer', 'country', 'Price', 'SalePrice', 'Rent'],
  ...[
    'Charges',
    'PriceOnRequest',
    'PublishPrice',
    'PublishAddress',
    'HideAddress',
    'Pictures',
    'Plans',
  ],
  ...['Place', 'StreetLine', 'Address', 'Availability', 'Street'],
]);

/**
 * Adds the home of each row to the result, by the matched columns; reports what is not
 * understood by home and column, and names each home that is left out with its row. Returns false
 * if a row with values has no id, or the id of another.
 */
export function readRows(
  table: Table,
  settings: TableSettings,
  pictures: PictureSource,
  result: ResultBuilder,
): boolean {
  const columns = findColumns(table, settings);
  const finder = new PictureFinder(pictures);
  const seen = new Map<string, TableRow>();
  let isWhole = true;
  for (const row of table.rows) {
    const report = result.reportFor(`row ${row.place}`, row.place);
    const matched = new MatchedRow(row, columns, settings, report);
    const id = matched.text('ID');
    const field = matched.find('ID')?.name ?? 'ID';
    const before = id === null ? undefined : seen.get(id);
    if (id === null || id.length > ID_LENGTH) {
      report(field, id === null ? 'is missing' : 'is too long');
      // A line of sums or units is no home.
      if (columns.filter((column) => !isEmptyCell(matched.cell(column))).length < 3) continue;
      result.lose(describeLoss(null, { field, value: id }, row.place));
      isWhole = false;
    } else if (!before) {
      seen.set(id, row);
      readHome(id, matched, finder, result);
    } else if (!isSame(before, row)) {
      report(field, id.slice(0, 80));
      const { place } = row;
      result.lose({ id, row: place, field, reason: 'repeated', value: id.slice(0, 80) });
      isWhole = false;
    }
  }
  return isWhole;
}

/**
 * Returns why a file cannot be read for the first time: values of the column with the references
 * occur in several rows. Null if each is different.
 */
export function findRepeats({ columns, rows }: Table, settings: TableSettings): string | null {
  const id = settings.columns.find(({ to }) => to === 'ID');
  const repeated = id ? listRepeated(rows, columns.indexOf(id.column)) : [];
  if (!id || repeated.length === 0) return null;
  const named = repeated.map(({ value, rows: places }) => `${value} (rows ${places.join(', ')})`);
  return (
    `several homes have the same reference in the column “${id.column}”: ${named.join('; ')}. ` +
    'Choose a column that differs for each home, or correct the file'
  );
}

function readHome(id: string, row: MatchedRow, finder: PictureFinder, result: ResultBuilder): void {
  const offer = readOffer(id, row, result);
  if (offer === null) return;
  const { place } = row.row;
  row.report = result.reportFor(id, place);
  const goal = offer.goal ?? readGoal(row);
  const facts: Facts = {
    ...(goal === null ? {} : { Goal: goal }),
    Status: offer.isClosed ? (goal === 1 ? 4 : 2) : 1,
    ...(offer.isOption ? { Marquee: MARQUEE_OPTION } : {}),
  };
  const texts: Texts = {};
  for (const column of row.columns) {
    if (!HANDLED.has(column.field.to)) readColumn(column, row, facts, texts);
  }
  // The price of a home that is sold is not shown, so it needs none that can be read.
  if (readPrice(row, goal, facts) === undefined && !offer.isClosed) {
    const price = findPrice(row, goal)?.field.to ?? 'Price';
    result.lose(describeLoss(id, row.explain(price) ?? { field: price, value: null }, place));
    result.reject(id);
    return;
  }
  readCharges(row, goal, facts);
  readPlaces(row, facts, texts);
  readAvailability(row, facts, texts);
  nameType(row, facts, texts);
  result.add({
    externalId: id,
    row: place,
    explain: (field) => row.explain(field),
    reference: toReference(row.text('Reference') ?? id),
    country: readCountry(row, facts),
    facts,
    texts,
    pictures: finder.find(id, listPictureCells(row), row.report),
  });
}

function readOffer(
  id: string,
  row: MatchedRow,
  result: ResultBuilder,
): (State & { goal?: number }) | null {
  const { place } = row.row;
  const column = row.find('Offer') ?? row.find('Status');
  if (!column) {
    return result.readState(id, 'Status', row.settings.fixed.Status ?? null, STATES, place);
  }
  const choice = row.matched(column);
  // A value that is not matched is reported as the file has it.
  if (choice === undefined) {
    return result.readState(id, column.name, readText(row.cell(column)), {}, place);
  }
  const meanings: Readonly<Record<string, (State & { goal?: number }) | null>> =
    column.field.to === 'Offer' ? OFFERS : STATES;
  return result.readState(id, column.name, choice, meanings, place);
}

/** Returns 0 for sale, 1 for rent; null, and reports it, if unknown. */
function readGoal(row: MatchedRow): number | null {
  const column = row.find('Goal');
  const choice = column ? row.choice(column) : (row.settings.fixed.Goal ?? null);
  if (choice !== null) return choice === 'sale' ? 0 : 1;
  if (column) return null;
  const cells = ['SalePrice', 'Rent'].map((to) => {
    const price = row.find(to);
    return price ? row.cell(price) : null;
  });
  const [sale, rent] = cells.map((cell) => typeof money(cell, row.settings) === 'number');
  if (sale && rent) row.report('Goal', 'has a sale price and a rent');
  if (sale || rent) return sale === rent ? null : sale ? 0 : 1;
  // Words such as `on request` are in the column of the goal.
  const [hasSale, hasRent] = cells.map((cell) => !isEmptyCell(cell ?? null));
  return hasSale === hasRent ? null : hasSale ? 0 : 1;
}

function readColumn(column: Column, row: MatchedRow, facts: Facts, texts: Texts): void {
  const { field } = column;
  const value = field.choices ? row.choice(column) : row.value(column);
  if (value === null) return;
  if (field.isText) addText(texts, column, value);
  else facts[field.to] = value;
}

/** Two columns of one text are two paragraphs. */
function addText(texts: Texts, { language, field }: Column, value: Facts[string]): void {
  const own = (texts[language] ??= {});
  const before = own[field.to];
  own[field.to] = before === undefined ? value : `${String(before)}\n\n${String(value)}`;
}

function findPrice(row: MatchedRow, goal: number | null): Column | null {
  const ofGoal = goal === 0 ? row.find('SalePrice') : goal === 1 ? row.find('Rent') : null;
  return ofGoal ?? row.find('Price');
}

/**
 * Reads the price; null if it is missing or not published. Undefined for a value that is
 * neither an amount nor a word for `on request`, which may be a mistake.
 */
function readPrice(row: MatchedRow, goal: number | null, facts: Facts): number | null | undefined {
  const column = findPrice(row, goal);
  const cell = column ? row.cell(column) : null;
  const isBroken = column !== null && cell === null && !isEmptyCell(row.row.cells[column.at]);
  const isFrom = typeof cell === 'string' && FROM.test(cell);
  const given = isFrom ? cell.replace(FROM, '') : cell;
  const price = isBroken ? undefined : isOnRequest(given) ? null : money(given, row.settings);
  const onRequest = row.flag('PriceOnRequest');
  const isPublic = row.flag('PublishPrice');
  const isUnclear = [onRequest ?? 'PriceOnRequest', isPublic ?? 'PublishPrice'].some(
    (to) => typeof to === 'string' && row.text(to) !== null,
  );
  const isHidden = onRequest === true || isPublic === false || isUnclear;
  facts.PublishPrice = typeof price === 'number' && !isHidden;
  if (price === undefined && column) row.report(column.name, null);
  if (price === undefined) return isHidden ? null : undefined;
  if (typeof price !== 'number') return null;
  facts.Price = price;
  if (isFrom) facts.PriceUnit = PRICE_FROM;
  return price;
}

/** Charges without a name of who pays them: the tenant of a home to let, else the owner. */
function readCharges(row: MatchedRow, goal: number | null, facts: Facts): void {
  const column = row.find('Charges');
  const amount = column ? row.value(column) : null;
  if (amount === null) return;
  facts[goal === 1 ? 'ChargesRenter' : 'ChargesOwner'] ??= amount;
}

/** Keeps a word of the file that says more than its type, such as `Penthouse` for an apartment. */
function nameType(row: MatchedRow, facts: Facts, texts: Texts): void {
  const column = row.find('WebIDs');
  const word = column ? readText(row.cell(column)) : null;
  const own = texts[row.settings.language];
  if (!own || word === null || own.TypeDescription !== undefined) return;
  const type = String(facts.WebIDs);
  const isPlain = languages.some(
    (one) => foldWords(typeWords(type, one) ?? '') === foldWords(word),
  );
  // Only a known word: a code of the program says nothing to visitors.
  if (!isPlain && suggestChoice('WebIDs', word) === type) own.TypeDescription = word;
}

function readPlaces(row: MatchedRow, facts: Facts, texts: Texts): void {
  const readers = { Address: readAddress, StreetLine: readStreetLine, Place: readPlace };
  for (const [to, read] of Object.entries(readers)) {
    const column = row.find(to);
    const found = column ? read(row.cell(column)) : null;
    if (found === undefined && column) row.report(column.name, null);
    for (const [name, value] of Object.entries(found ?? {})) {
      if (value !== undefined) facts[name] ??= value;
    }
  }
  for (const column of row.columns) {
    const street = column.field.to === 'Street' ? readText(row.cell(column)) : null;
    if (street === null) continue;
    if (column.hasLanguage) addText(texts, column, street);
    else facts.Street = street;
  }
  // Unless it is said to be public, an address is hidden.
  const fixed = readFlagChoice(row.settings.fixed.PublishAddress);
  const isPublic = row.find('PublishAddress') ? row.flag('PublishAddress') : fixed;
  const hides = row.find('HideAddress');
  facts.PublishAddress = hides ? row.flag('HideAddress') === false : isPublic === true;
}

function readCountry(row: MatchedRow, { Zip }: Facts): string | null {
  const column = row.find('country');
  const value = row.text('country');
  if (column && value !== null) {
    const choice = row.matched(column);
    if (choice === undefined) row.report(column.name, value.slice(0, 80));
    return choice ?? value.slice(0, 80);
  }
  return typeof Zip === 'string' && /^L/i.test(Zip) ? 'LU' : null;
}

/** A day is a date; other words are a text. */
function readAvailability(row: MatchedRow, facts: Facts, texts: Texts): void {
  for (const column of row.columns) {
    if (column.field.to !== 'Availability') continue;
    const cell = row.cell(column);
    const [day, words] = [date(cell, row.settings), readText(cell)];
    if (typeof day === 'string') facts.AvailabilityDate = day;
    else if (day === undefined && words !== null) addText(texts, column, words);
  }
}

function toReference(given: string): string | undefined {
  const plain = given.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+|-+$/g, '');
  return plain || undefined;
}

function listPictureCells(row: MatchedRow): PictureCells[] {
  return row.columns.flatMap((column): PictureCells[] => {
    const { to } = column.field;
    if (to !== 'Pictures' && to !== 'Plans') return [];
    const kind = to === 'Plans' ? 'plan' : 'photo';
    return [{ column: column.name, kind, cell: row.cell(column) }];
  });
}
