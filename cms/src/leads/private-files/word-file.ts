/** The entry that every document of Word 97 and later has, and what holds macros. */
const documentEntry = utf16('WordDocument');
const macroEntries = [utf16('Macros'), utf16('_VBA_PROJECT')];

/** Whether a compound file is a Word document without macros; installers and sheets are such files too. */
export function isWordFile(bytes: Buffer): boolean {
  return bytes.includes(documentEntry) && !macroEntries.some((entry) => bytes.includes(entry));
}

/** A name as a compound file writes it, closed by a zero. */
function utf16(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}
