import { FeedError } from '../../feed-error';
import type {
  FeedConnection,
  FeedContext,
  FeedFile,
  FeedKind,
  FileSetAside,
} from '../../feed-kind';
import type { Zip } from '../../open-zip';
import { expectOk } from '../mapping/ask';
import { ResultBuilder } from '../mapping/result-builder';
import { readTable, type OpenTable } from './formats/read-table';
import type { Table } from './formats/table';
import { findRepeats, readRows } from './read-rows';
import { fields, tableSettings, type TableSettings } from './table-settings';

/** Minimum age of an unreadable file, since a newer one may still be incomplete. */
const SETTLED_MS = 10 * 60_000;

/** Endings of files that may be uploaded. */
const tableEndings = ['.csv', '.txt', '.tsv', '.xlsx', '.xml', '.zip'] as const;

/**
 * Any export: a CSV, XLSX or XML file with a row for each home, at an address or uploaded, whose
 * columns an administrator matched to fields.
 */
export const table: FeedKind<TableSettings> = {
  key: 'table',
  fields,
  settings: tableSettings,
  checkedAgainst: { by: 'invented' },
  incremental: false,
  fileEndings: tableEndings,
  async read(context) {
    const { settings } = context;
    if (lacksColumns(settings)) {
      throw new FeedError('the columns of the file are not matched yet', 'final');
    }
    return settings.url === undefined ? readUploads(context) : readAddress(context, settings.url);
  },
  lacksColumns,
  testNeeds: 'url',
  async test(context) {
    const { url, layout } = context.settings;
    if (url !== undefined) {
      const opened = await readTable(await fetchTable(context, url), 'the file', layout);
      return { listings: opened.table.rows.length };
    }
    const file = (await context.files()).at(-1);
    if (!file) throw new FeedError('no file waits in the folder', 'final', null, 'noFiles');
    const opened = await readTable(await file.read(), file.name, layout);
    return { listings: opened.table.rows.length };
  },
  async checkFile(file, settings) {
    const { table: read } = await readTable(await file.read(), file.name, settings?.layout ?? {});
    if (settings && settings.columns.length > 0) checkColumns(read, file.name, settings);
  },
};

function lacksColumns({ columns }: TableSettings): boolean {
  return !columns.some(({ to }) => to === 'ID');
}

/** Fetches the file of a feed. Throws a FeedError. */
export async function fetchTable(
  { settings: { login }, secret, request }: FeedConnection<TableSettings>,
  url: string,
): Promise<Buffer> {
  const authorization = login ? `Basic ${Buffer.from(secret('LOGIN')).toString('base64')}` : null;
  const headers: Record<string, string> = authorization ? { authorization } : {};
  return expectOk(await request(url, { headers }), 'the file').bytes;
}

async function readAddress(context: FeedContext<TableSettings>, url: string) {
  const result = new ResultBuilder();
  const bytes = await fetchTable(context, url);
  const opened = await readTable(bytes, 'the file', context.settings.layout);
  const { settings, isFirst } = context;
  const isWhole = addRows(opened, 'the file', settings, result, { isFull: true, isFirst });
  const archives = new Map(opened.archive ? [['the file', opened.archive]] : []);
  return {
    ...result.build(isWhole && !settings.partial),
    readPicture: (picture: string) => readPicture(picture, archives),
  };
}

/**
 * Reads waiting files, oldest first; one with all homes replaces those before it. If none can be
 * read, the run fails.
 */
async function readUploads(context: FeedContext<TableSettings>) {
  const { settings } = context;
  const result = new ResultBuilder();
  const archives = new Map<string, Zip>();
  const consumed: FeedFile[] = [];
  const setAside: FileSetAside[] = [];
  let failure: string | undefined;
  let isWhole = false;
  for (const file of await context.files()) {
    context.signal.throwIfAborted();
    try {
      const opened = await readTable(await file.read(), file.name, settings.layout);
      if (opened.archive) archives.set(file.name, opened.archive);
      const { isFirst } = context;
      const options = { isFull: !settings.partial, isFirst };
      isWhole = addRows(opened, file.name, settings, result, options);
      consumed.push(file);
    } catch (error) {
      if (!(error instanceof FeedError) || error.retry !== 'final') throw error;
      result.reportFor(file.name)('file', error.message);
      failure ??= error.message;
      const isSettled = context.now.getTime() - file.changed.getTime() >= SETTLED_MS;
      if (isSettled) setAside.push({ file, reason: error.message });
    }
  }
  return {
    ...result.build(isWhole && !settings.partial),
    readPicture: (picture: string) => readPicture(picture, archives),
    consumed,
    setAside,
    ...(consumed.length === 0 && failure !== undefined ? { failure } : {}),
  };
}

/**
 * Adds the homes of a file to a result. Returns false if homes may be missing from it. Throws a
 * FeedError, before anything is added, if it lacks a matched column.
 */
export function addRows(
  { table: read, archive }: OpenTable,
  name: string,
  settings: TableSettings,
  result: ResultBuilder,
  { isFull = false, isFirst = false } = {},
): boolean {
  checkColumns(read, name, settings);
  const repeats = isFirst ? findRepeats(read, settings) : null;
  // The file stays, because another column may be chosen.
  if (repeats !== null) throw new FeedError(`${name}: ${repeats}`);
  result.startFile(isFull);
  for (const { record, field, message, row } of read.problems) {
    result.reportFor(record, row)(field, message);
    if (row !== undefined) result.lose({ id: null, row, field, reason: 'cells' });
  }
  const known = new Set(settings.columns.map(({ column }) => column));
  for (const column of read.columns) {
    if (!known.has(column)) result.reportFor(name)(column, 'column is not matched');
  }
  const pictures = { base: settings.pictures ?? null, archive: archive && { name, zip: archive } };
  const isRead = readRows(read, settings, pictures, result);
  return isRead && read.isWhole;
}

/**
 * Refuses a file without homes, which is likelier a mistake than an agency without any, and a
 * file of another layout: without a column that was matched, every home would lose a field.
 */
function checkColumns(
  { columns, mayLackColumns, rows }: Table,
  name: string,
  settings: TableSettings,
): void {
  if (rows.length === 0) throw new FeedError(`${name} has no rows`, 'final');
  const needed = settings.columns.filter(({ to }) => (mayLackColumns ? to === 'ID' : to !== ''));
  const missing = needed.filter(({ column }) => !columns.includes(column));
  if (missing.length === 0) return;
  const names = missing.map(({ column }) => column).join(', ');
  const has = columns.slice(0, 20).join(', ');
  const message = `${name} is not the usual file: it lacks the columns ${names}. It has: ${has}`;
  throw new FeedError(message.slice(0, 500), 'final');
}

/** Reads a picture named `archive:{archive name}#{path}`. */
async function readPicture(url: string, archives: ReadonlyMap<string, Zip>): Promise<Buffer> {
  const [archive = '', name = ''] = url
    .replace(/^archive:/, '')
    .split('#')
    .map(decodeURIComponent);
  const zip = archives.get(archive);
  if (!zip) throw new FeedError(`${name} came without an archive`, 'final');
  return zip.read(name);
}
