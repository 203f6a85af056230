import { FeedError } from '../../../feed-error';
import { readXml, type XmlElement } from '../../../read-xml';
import type { TableLayout } from '../table-settings';
import { MAX_COLUMNS, MAX_ROWS, type Cell, type Table } from './table';

const LANGUAGE_NAMES = ['lang', 'language', 'langue', 'taal', 'sprache', 'locale'];
/** Attributes that name what an element holds, as in `<field name="price">`. */
const NAMING = ['name', 'key', 'field', 'nom', 'naam', 'id', 'type', 'code'];

/**
 * Reads an XML file as a table: a row for each repeated element, a column for each path below
 * it. An element that occurs several times has a line for each. Throws a FeedError.
 */
export function readXmlTable(bytes: Buffer, what: string, layout: TableLayout): Table {
  const root = readXml(bytes, what);
  const found = findRepeated(root);
  const element = layout.element ?? found[0];
  if (element === undefined) throw new FeedError(`${what} has no repeated element`, 'final');
  const records = listElements(root, element);
  if (records.length === 0) throw new FeedError(`${what} has no element ${element}`, 'final');
  if (records.length > MAX_ROWS) {
    throw new FeedError(`${what} has more than ${MAX_ROWS} rows`, 'final');
  }
  const at = new Map<string, number>();
  const rows = records.map((record, index) => {
    const cells: Cell[] = [];
    for (const [name, value] of flatten(record)) {
      const column = at.get(name) ?? at.size;
      if (column >= MAX_COLUMNS) throw new FeedError(`${what} has too many columns`, 'final');
      at.set(name, column);
      cells[column] = value;
    }
    return { place: index + 1, cells };
  });
  const columns = [...at.keys()];
  return {
    layout: { type: 'xml', element, elements: found.slice(0, 20) },
    columns,
    rows: rows.map(({ place, cells }) => ({
      place,
      cells: Array.from(columns, (_, index) => cells[index] ?? null),
    })),
    problems: [],
    isWhole: true,
    mayLackColumns: true,
  };
}

interface Candidate {
  path: string;
  count: number;
  columns: Set<string>;
}

/** Lists paths of elements that may be the homes, the likeliest first. */
function findRepeated(root: XmlElement): string[] {
  const all = new Map<string, Candidate>();
  const visit = (element: XmlElement, path: string): Set<string> => {
    const own = new Set(Object.keys(element.attributes).map((name) => `@${name}`));
    for (const child of element.children) {
      const below = visit(child, `${path}/${child.name}`);
      if (below.size === 0 || child.text !== '') own.add(child.name);
      for (const name of below) own.add(`${child.name}.${name}`);
    }
    const known = all.get(path) ?? { path, count: 0, columns: new Set<string>() };
    known.count += 1;
    for (const name of own) known.columns.add(name);
    all.set(path, known);
    return own;
  };
  visit(root, root.name);
  const candidates = [...all.values()].filter(({ columns }) => columns.size >= 3);
  const repeated = candidates.filter(({ count }) => count > 1);
  const depth = ({ path }: Candidate): number => path.split('/').length;
  if (repeated.length === 0) {
    // A single home: the deepest element with most of its own values.
    return candidates.sort((a, b) => rank(b) - rank(a)).map(({ path }) => path);
  }
  const most = Math.max(...repeated.map(({ columns }) => columns.size));
  const likely = repeated.filter(({ columns }) => columns.size >= most * 0.6);
  const [first] = likely.sort((a, b) => depth(b) - depth(a) || b.columns.size - a.columns.size);
  return [first, ...repeated.filter((one) => one !== first)].flatMap((one) => one?.path ?? []);
}

function rank({ columns }: Candidate): number {
  return [...columns].filter((name) => !name.includes('.')).length;
}

function listElements(root: XmlElement, path: string): XmlElement[] {
  const [first, ...rest] = path.split('/');
  if (root.name !== first) return [];
  return rest.reduce<XmlElement[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [root],
  );
}

function flatten(record: XmlElement): Map<string, string> {
  const cells = new Map<string, string>();
  const add = (name: string, value: string): void => {
    if (value === '') return;
    const before = cells.get(name);
    cells.set(name, before === undefined ? value : `${before}\n${value}`);
  };
  const visit = (element: XmlElement, prefix: string, naming: string | null): void => {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name !== naming) add(`${prefix}${prefix ? '.' : ''}@${name}`, value);
    }
    if (element.text !== '' && prefix !== '') add(prefix, element.text);
    const counts = new Map<string, number>();
    for (const { name } of element.children) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const child of element.children) {
      const named = findNaming(child, (counts.get(child.name) ?? 0) > 1);
      const suffix = named === null ? '' : ` (${child.attributes[named]})`;
      visit(child, `${prefix}${prefix ? '.' : ''}${child.name}${suffix}`, named);
    }
  };
  visit(record, '', null);
  return cells;
}

/** Returns the attribute that distinguishes an element from others of its name; null without. */
function findNaming({ attributes, children }: XmlElement, isRepeated: boolean): string | null {
  const language = LANGUAGE_NAMES.find((name) => attributes[name] !== undefined);
  if (language !== undefined) return language;
  if (!isRepeated || children.length > 0) return null;
  const name = NAMING.find((one) => attributes[one] !== undefined);
  // A number counts the elements, such as pictures, and names nothing.
  return name !== undefined && !/^\d+$/.test(attributes[name] ?? '') ? name : null;
}
