import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

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
export async function checkZip(bytes: Buffer, ext: keyof typeof proofs): Promise<boolean> {
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
