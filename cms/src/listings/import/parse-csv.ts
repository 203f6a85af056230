/** A line of a CSV file with its fields; a field in quotes may hold line ends. */
export interface CsvRow {
  /** Of its beginning, from 1. */
  line: number;
  fields: string[];
}

/**
 * The rows of a CSV file (RFC 4180), fields separated by commas, or by the semicolons of spreadsheets
 * where the first line has none of the former; empty lines are left out.
 */
export function parseCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const [head = ''] = content.split('\n', 1);
  const separator = !head.includes(',') && head.includes(';') ? ';' : ',';
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let field = '';
  let line = 1;
  let start = 1;
  let isQuoted = false;
  const endField = (): void => {
    fields.push(field.trim());
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (fields.some((value) => value !== '')) rows.push({ line: start, fields });
    fields = [];
    start = line;
  };
  for (let at = 0; at < content.length; at += 1) {
    const sign = content.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (content.charAt(at + 1) === '"') field += content.charAt((at += 1));
      else isQuoted = false;
    } else if (sign === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (sign === separator) endField();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  endRow();
  return rows;
}
