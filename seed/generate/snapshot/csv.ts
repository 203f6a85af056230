import { readFileSync } from 'node:fs';

/** Reads a table of this folder as records by its header. Cells cannot have quotes. */
export function readTable(file: string, separator: string): Record<string, string>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const names = head.split(separator);
  return lines.map((line) => {
    const cells = line.split(separator);
    if (cells.length !== names.length) throw new Error(`${file}: wrong number of cells: ${line}`);
    return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']));
  });
}
