import { checkZip } from './check-zip';
import { isWordFile } from './word-file';

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

/** How far from the edges viewers look for the beginning and the end of a PDF. */
const edge = 1024;
const pdfBeginning = /^[\s\0\xEF\xBB\xBF]*%PDF-/;
const pdfEnd = /startxref\s+\d+\s+%%EOF(?![^]*%%EOF)([^]*)$/;
/** What another program would read after the end: markup, a script, an archive. */
const secondFile = /<[a-z!?/%]|#!|PK[^ -~]{2}/i;

/**
 * What kind of document the bytes are, by their content alone (FORM-11); null for anything else:
 * a program, a web page, a document with macros, an archive that would grow beyond measure.
 */
export async function checkDocument(bytes: Buffer): Promise<DocumentType | null> {
  // Named only where it is used: the package is a module, and this is compiled to none.
  const { fileTypeFromBuffer } = await import('file-type');
  const isPdf = pdfBeginning.test(bytes.toString('latin1', 0, edge));
  const found = isPdf ? undefined : await fileTypeFromBuffer(bytes).catch(() => undefined);
  const type = types[isPdf ? 'application/pdf' : (found?.mime ?? '')];
  if (!type) return null;
  return (await isWhole(type, bytes)) ? type : null;
}

async function isWhole({ ext }: DocumentType, bytes: Buffer): Promise<boolean> {
  if (ext === 'pdf') return isWholePdf(bytes);
  return ext === 'doc' ? isWordFile(bytes) : checkZip(bytes, ext);
}

/**
 * Whether a PDF has its end, with a few bytes behind it at most: programs that send or sign files
 * leave some there, and viewers pass over them. What could be a second file is refused.
 */
function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-2 * edge).toString('latin1');
  const [, behind] = pdfEnd.exec(tail) ?? [];
  return behind !== undefined && behind.length <= edge && !secondFile.test(behind);
}
