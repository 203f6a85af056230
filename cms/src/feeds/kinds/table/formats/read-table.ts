import path from 'node:path';
import { FeedError } from '../../../feed-error';
import { openZip, type Zip } from '../../../open-zip';
import type { TableLayout } from '../table-settings';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';
import { readXmlTable } from './read-xml-table';
import { MAX_BYTES, type Table } from './table';

export interface OpenTable {
  table: Table;
  /** The archive that the file came in, with pictures; null without one. */
  archive: Zip | null;
}

/** Reasons why a file has another format, by its first bytes. */
const OTHERS: readonly (readonly [start: RegExp | string, reason: string])[] = [
  ['\xd0\xcf\x11\xe0', 'is an old Excel file (.xls); save it as .xlsx'],
  ['%PDF', 'is a PDF'],
  ['\x1f\x8b', 'is compressed with gzip; use ZIP'],
  [/^(\xef\xbb\xbf)?\s*[[{]\s*["{[\]}]/, 'is JSON, not CSV, Excel or XML'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html)/i, 'is a web page, not CSV, Excel or XML'],
];

/**
 * Reads a CSV, XLSX or XML file, or a ZIP with one of them and pictures. The content decides,
 * not the name. Throws a FeedError that names the file and the reason.
 */
export async function readTable(
  bytes: Buffer,
  what: string,
  layout: TableLayout,
): Promise<OpenTable> {
  if (!isZip(bytes)) return { table: await readPlain(bytes, what, layout), archive: null };
  const zip = await openZip(bytes, { what });
  if (zip.names.includes('xl/workbook.xml')) {
    return { table: await readXlsx(limitSize(bytes, what), what, layout), archive: null };
  }
  const files = zip.names.filter(
    (name) => /\.(csv|txt|tsv|xml|xlsx)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name),
  );
  const [name, ...more] = files;
  if (name === undefined || more.length > 0) {
    const message = `${what} has ${files.length} CSV, Excel or XML files, not one`;
    throw new FeedError(message, 'final');
  }
  const inner = await zip.read(name);
  const named = `${path.posix.basename(name)} in ${what}`;
  const table = isZip(inner)
    ? await readXlsx(limitSize(inner, named), named, layout)
    : await readPlain(inner, named, layout);
  return { table, archive: zip };
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
}

async function readPlain(bytes: Buffer, what: string, layout: TableLayout): Promise<Table> {
  const first = limitSize(bytes, what).subarray(0, 400).toString('latin1');
  // UTF-16 has a zero beside each letter.
  // eslint-disable-next-line no-control-regex
  const start = first.replace(/\u0000/g, '');
  const [, reason] =
    OTHERS.find(([one]) => (typeof one === 'string' ? start.startsWith(one) : one.test(start))) ??
    [];
  if (reason !== undefined) throw new FeedError(`${what} ${reason}`, 'final');
  if (start.trim() === '') throw new FeedError(`${what} is empty`, 'final');
  const isXml = /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start);
  return isXml ? readXmlTable(bytes, what, layout) : readCsv(bytes, what, layout);
}

function limitSize(bytes: Buffer, what: string): Buffer {
  if (bytes.byteLength <= MAX_BYTES) return bytes;
  throw new FeedError(`${what} is larger than ${MAX_BYTES / 2 ** 20} MB`, 'final');
}
