import { buildZip, type ZipEntry } from './build-zip';

/** Builds a complete PDF with an empty page and a comment. */
export function buildPdf(comment = ''): Buffer {
  const body = `%PDF-1.4\n%${comment}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n`;
  return Buffer.from(`${body}trailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`);
}

/** Builds a Word document, or another `kind`, with additional files. */
export function buildDocx(
  others: readonly ZipEntry[] = [],
  kind = 'wordprocessingml.document',
): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return buildZip([
    { name: '[Content_Types].xml', content: types },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...others,
  ]);
}

/** Builds a compound file, the format of Word 97, with these entries. */
export function buildWordFile(names: readonly string[]): Buffer {
  const head = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const entries = names.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  return Buffer.concat([head, Buffer.alloc(504), ...entries, Buffer.alloc(512)]);
}
