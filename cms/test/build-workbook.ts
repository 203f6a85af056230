import { buildZip } from './build-zip';

export type WorkbookCell = string | number | Date | null;

const DAY_MS = 24 * 3600 * 1000;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Builds an XLSX file with one sheet, as spreadsheet programs write it. */
export function buildWorkbook(
  rows: readonly (readonly WorkbookCell[])[],
  { merges = [] as readonly string[], sheet = 'Panden', sheetXml = null as string | null } = {},
): Buffer {
  const strings: string[] = [];
  const writeCell = (cell: WorkbookCell, at: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    if (cell instanceof Date) {
      const serial = (cell.getTime() - Date.UTC(1899, 11, 30)) / DAY_MS;
      return `<c r="${at}" s="1"><v>${serial}</v></c>`;
    }
    return `<c r="${at}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
  };
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) => writeCell(cell, `${nameColumn(column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const data = `<worksheet ${main}><sheetData>${lines.join('')}</sheetData>${
    merged ? `<mergeCells count="${merges.length}">${merged}</mergeCells>` : ''
  }</worksheet>`;
  return buildZip([
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="${escape(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${head}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${head}<sst ${main} count="${strings.length}">${strings
        .map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`)
        .join('')}</sst>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: head + (sheetXml ?? data) },
  ]);
}

function nameColumn(index: number): string {
  const first = index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '';
  return `${first}${String.fromCharCode(65 + (index % 26))}`;
}
