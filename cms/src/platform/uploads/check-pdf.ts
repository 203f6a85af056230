/** How far from the edges viewers look for the beginning and the end of a PDF. */
const edge = 1024;
const pdfBeginning = /^[\s\0\xEF\xBB\xBF]*%PDF-/;
const pdfEnd = /startxref\s+\d+\s+%%EOF(?![^]*%%EOF)([^]*)$/;
/** What another program would read after the end: markup, a script, an archive. */
const secondFile = /<[a-z!?/%]|#!|PK[^ -~]{2}/i;

/** Whether viewers would open the bytes as a PDF. */
export function isPdf(bytes: Buffer): boolean {
  return pdfBeginning.test(bytes.toString('latin1', 0, edge));
}

/**
 * Whether a PDF has its end, with a few bytes behind it at most: programs that send or sign files
 * leave some there, and viewers pass over them. What could be a second file is refused.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-2 * edge).toString('latin1');
  const [, behind] = pdfEnd.exec(tail) ?? [];
  return behind !== undefined && behind.length <= edge && !secondFile.test(behind);
}
