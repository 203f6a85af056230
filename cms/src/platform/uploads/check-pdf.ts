/** Bytes at the start and end in which viewers look for PDF markers. */
const edge = 1024;
const pdfBeginning = /^[\s\0\xEF\xBB\xBF]*%PDF-/;
const pdfEnd = /startxref\s+\d+\s+%%EOF(?![^]*%%EOF)([^]*)$/;
/** Data after the end that another program could read: markup, a script, an archive. */
const secondFile = /<[a-z!?/%]|#!|PK[^ -~]{2}/i;

export function isPdf(bytes: Buffer): boolean {
  return pdfBeginning.test(bytes.toString('latin1', 0, edge));
}

/**
 * Reports whether a PDF is complete. A few bytes after its end are allowed, as some programs
 * that send or sign files leave them; data that could be a second file is not.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-2 * edge).toString('latin1');
  const [, behind] = pdfEnd.exec(tail) ?? [];
  return behind !== undefined && behind.length <= edge && !secondFile.test(behind);
}
