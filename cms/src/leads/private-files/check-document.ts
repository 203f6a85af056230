import { isPdf, isWholePdf } from '../../platform/uploads/check-pdf';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** What a CV may be. */
export interface DocumentType {
  ext: 'pdf' | 'doc' | 'docx' | 'odt';
  mime: string;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const openText = 'application/vnd.oasis.opendocument.text';

const types: Readonly<Record<string, DocumentType>> = {
  'application/pdf': { ext: 'pdf', mime: 'application/pdf' },
  'application/x-cfb': { ext: 'doc', mime: 'application/msword' },
  [word]: { ext: 'docx', mime: word },
  [openText]: { ext: 'odt', mime: openText },
};

/**
 * What kind of document the bytes are, by their content alone (FORM-11); null for anything else:
 * a program, a web page, a document with macros, an archive that would grow beyond measure.
 */
export async function checkDocument(bytes: Buffer): Promise<DocumentType | null> {
  // Named only where it is used: the package is a module, and this is compiled to none.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = isPdf(bytes) ? undefined : await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = types[isPdf(bytes) ? 'application/pdf' : (found?.mime ?? '')];
  if (!type) return null;
  return (await isWhole(type, bytes)) ? type : null;
}

async function isWhole({ ext }: DocumentType, bytes: Buffer): Promise<boolean> {
  if (ext === 'pdf') return isWholePdf(bytes);
  return ext === 'doc' ? isWordFile(bytes) : checkZip(bytes, ext);
}

const mostEntries = 2000;
/** What all of it together may grow to: far above a CV, far below what fills a machine. */
const mostBytes = 60 * 1024 * 1024;

/** By which entry, and what in it, an archive is a document. */
const proofs = {
  docx: { entry: '[Content_Types].xml', says: /wordprocessingml\.document\.main\+xml/ },
  odt: { entry: 'mimetype', says: /^application\/vnd\.oasis\.opendocument\.text$/ },
} as const;

type Proof = (typeof proofs)[keyof typeof proofs];

const macros = /(^|\/)vba[^/]*\.(bin|xml)$|^(Basic|Scripts)\/./i;

/**
 * Whether an archive is what it says: read whole, so that sizes it lies about do not count, without
 * macros, and without growing beyond 60 MiB.
 */
async function checkZip(bytes: Buffer, ext: keyof typeof proofs): Promise<boolean> {
  try {
    return await readZip(bytes, proofs[ext]);
  } catch {
    return false;
  }
}

async function readZip(bytes: Buffer, { entry: wanted, says }: Proof): Promise<boolean> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  if (zip.entryCount > mostEntries) return false;
  let left = mostBytes;
  let isProven = false;
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0 || entry.isEncrypted() || macros.test(entry.fileName)) return false;
    if (entry.fileName.endsWith('/')) continue;
    // Breaks off where an entry is longer than it says.
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (entry.fileName === wanted) isProven = says.test(content.toString('utf8').trim());
  }
  return isProven;
}

/** The entry that every document of Word 97 and later has, and what holds macros. */
const documentEntry = utf16('WordDocument');
const macroEntries = [utf16('Macros'), utf16('_VBA_PROJECT')];

/** Whether a compound file is a Word document without macros; installers and sheets are such files too. */
function isWordFile(bytes: Buffer): boolean {
  return bytes.includes(documentEntry) && !macroEntries.some((entry) => bytes.includes(entry));
}

/** A name as a compound file writes it, closed by a zero. */
function utf16(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}
