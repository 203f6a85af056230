import { Worker } from 'node:worker_threads';
import { FeedError } from '../../../feed-error';
import { openZip, type Zip } from '../../../open-zip';
import type { TableLayout } from '../table-settings';
import { findHeader } from './find-header';
import { isEmptyCell, MAX_ROWS, type Cell, type Table } from './table';

const MB = 2 ** 20;
const LIMITS = { entries: 2000, entryBytes: 128 * MB, bytes: 256 * MB, ratio: 400 };
const MEMORY_MB = 512;
const LONGEST_MS = 120_000;

/**
 * Runs in a thread of its own, because a workbook of a few bytes can declare a row or a column
 * far away: then the thread ends for lack of memory, and not the CMS.
 */
const READER = `
const { parentPort, workerData } = require('node:worker_threads');
const { default: read } = require(workerData.library);
const write = (cell) => {
  if (!(cell instanceof Date)) return cell;
  // A workbook has no time zone.
  return Number.isNaN(cell.getTime())
    ? null
    : cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
};
read(Buffer.from(workerData.bytes)).then(
  (sheets) => parentPort.postMessage({
    sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(write)) })),
  }),
  (error) => parentPort.postMessage({ failure: String(error && error.message) }),
);`;

interface Sheet {
  name: string;
  rows: Cell[][];
}

type Answer = { sheets: Sheet[] } | { failure: string };

/**
 * Reads a sheet of a workbook: the named one, or the one with most cells. Dates become
 * `2026-11-24`. Throws a FeedError if it is not a usable workbook.
 */
export async function readXlsx(bytes: Buffer, what: string, layout: TableLayout): Promise<Table> {
  const zip = await openZip(bytes, { what, limits: LIMITS });
  await checkEntries(zip, what);
  const sheets = await readSheets(bytes, what);
  const size = ({ rows }: Sheet): number => rows.length * (rows[0]?.length ?? 0);
  const [largest] = [...sheets].sort((a, b) => size(b) - size(a));
  const named = sheets.find(({ name }) => name === layout.sheet);
  if (layout.sheet !== undefined && !named) {
    throw new FeedError(`${what} has no sheet ${layout.sheet}`, 'final');
  }
  const { name, rows } = named ?? largest ?? { name: '', rows: [] };
  if (rows.length > MAX_ROWS)
    throw new FeedError(`${what} has more than ${MAX_ROWS} rows`, 'final');
  const header = findHeader(rows, layout.header);
  if (header.names.length < 2) throw new FeedError(`${what} has no columns`, 'final');
  return {
    layout: {
      type: 'xlsx',
      sheet: name,
      sheets: sheets.map((sheet) => sheet.name),
      header: header.at,
    },
    columns: header.names,
    rows: rows
      .map((cells, index) => ({ place: index + 1, cells }))
      .slice(header.rows)
      .filter(({ cells }) => !cells.every(isEmptyCell)),
    problems: [],
    isWhole: true,
    mayLackColumns: false,
  };
}

/** A row number above those that a workbook can have. */
const FAR_ROW = /<row\b[^>]{0,200}\br="\d{8,}"/;

/** Unpacks every file once, so that none is longer than it declares. Throws a FeedError. */
async function checkEntries(zip: Zip, what: string): Promise<void> {
  for (const name of zip.names) {
    if (!/\.(xml|rels)$/i.test(name)) continue;
    const bytes = await zip.read(name);
    if (!/worksheets\//i.test(name) || !FAR_ROW.test(bytes.toString('latin1'))) continue;
    throw new FeedError(`${what} is not a usable workbook: a row is beyond the last`, 'final');
  }
}

async function readSheets(bytes: Buffer, what: string): Promise<Sheet[]> {
  const worker = new Worker(READER, {
    eval: true,
    workerData: { library: require.resolve('read-excel-file/node'), bytes },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const refuse = (reason: string): FeedError =>
    new FeedError(`${what} is not a usable workbook: ${reason}`, 'final');
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: Error & { code?: string }) => {
        const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(refuse(isFull ? 'it needs too much memory' : error.message.slice(0, 200)));
      });
      timer = setTimeout(() => reject(refuse('it takes too long')), LONGEST_MS);
    });
    if ('failure' in answer) throw refuse(answer.failure.slice(0, 200));
    return answer.sheets;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
