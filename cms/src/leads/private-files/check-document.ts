import { isPdf, isWholePdf } from '../../platform/uploads/check-pdf';
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
