export interface PlacedField {
  name: string;
  size: number;
}

const whole = 12;
const inRow = 3;
/** Field types that the admin always shows at full width. */
const wide = ['component', 'dynamiczone', 'blocks', 'json', 'richtext'];

/**
 * Builds the edit view from the rows of a schema: names separated by spaces share a row, equally
 * or as `name:columns`. Remaining fields follow, three in a row, in schema order; `hidden` ones
 * are left out.
 */
export function buildRows(
  rows: readonly string[],
  fields: Readonly<Record<string, { type: string }>>,
  hidden: readonly string[] = [],
): PlacedField[][] {
  const placed = rows.map((row) => readRow(row).filter(({ name }) => name in fields));
  const named = new Set([...placed.flat().map(({ name }) => name), ...hidden]);
  const rest = Object.keys(fields)
    .filter((name) => !named.has(name))
    .map((name) => ({ name, size: whole / inRow }));
  const below = Array.from({ length: Math.ceil(rest.length / inRow) }, (_, row) =>
    rest.slice(row * inRow, (row + 1) * inRow),
  );
  return [...placed, ...below]
    .filter((row) => row.length > 0)
    .flatMap((row) => splitWide(row, fields));
}

function readRow(row: string): PlacedField[] {
  const parts = row.split(' ');
  return parts.map((part) => {
    const [name = '', size] = part.split(':');
    return { name, size: size ? Number(size) : Math.floor(whole / parts.length) };
  });
}

function splitWide(
  row: PlacedField[],
  fields: Readonly<Record<string, { type: string }>>,
): PlacedField[][] {
  const isWide = ({ name }: PlacedField): boolean => wide.includes(fields[name]?.type ?? '');
  if (!row.some(isWide)) return [row];
  return row.map((field) => [isWide(field) ? { ...field, size: whole } : field]);
}
