import { isPdf, isWholePdf } from '../../platform/uploads/check-pdf';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

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
 * Detects the document type by content; null for anything else: a program, a web page, a
 * document with macros, or a decompression bomb.
 */
export async function checkDocument(bytes: Buffer): Promise<DocumentType | null> {
  // Imported lazily: the package is ESM and this file is compiled to CommonJS.
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
/** Maximum decompressed size: far above a CV and far below the available memory. */
const mostBytes = 60 * 1024 * 1024;

/** Entry, and its content, that identifies an archive as a document. */
const proofs = {
  docx: { entry: '[Content_Types].xml', says: /wordprocessingml\.document\.main\+xml/ },
  odt: { entry: 'mimetype', says: /^application\/vnd\.oasis\.opendocument\.text$/ },
} as const;

type Proof = (typeof proofs)[keyof typeof proofs];

const macros = /(^|\/)vba[^/]*\.(bin|xml)$|^(Basic|Scripts)\/./i;

/**
 * Reports whether an archive is a valid document: reads it completely, since declared sizes may
 * be wrong, without macros and up to 60 MiB.
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
    // Fails if an entry is longer than declared.
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (entry.fileName === wanted) isProven = says.test(content.toString('utf8').trim());
  }
  return isProven;
}

/** The stream in every document since Word 97, and streams that contain macros. */
const documentEntry = utf16('WordDocument');
const macroEntries = [utf16('Macros'), utf16('_VBA_PROJECT')];

/**
 * Reports whether a compound file is a Word document without macros; installers and spreadsheets
 * use the same format.
 */
function isWordFile(bytes: Buffer): boolean {
  return bytes.includes(documentEntry) && !macroEntries.some((entry) => bytes.includes(entry));
}

/** Encodes a name as in a compound file, with a terminating NUL. */
function utf16(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}
