import type { Language } from '@agency/domain/languages';
import { readText } from '../../../listings/rules/snapshot-value';
import type { SourceValue } from '../mapping/build-item';
import type { Report } from '../mapping/read-fields';
import { FIELD_COLUMNS } from './field-columns';
import { findField, type TableField } from './fields';
import { isEmptyCell, type Cell, type Table, type TableRow } from './formats/table';
import { foldWords } from './read-values';
import type { MatchedColumn, TableSettings } from './table-settings';

/** A matched column with its place in the table. */
export interface Column {
  name: string;
  at: number;
  field: TableField;
  /** Language of a text; the file's by default. */
  language: Language;
  /** True if the language was chosen for the column. */
  hasLanguage: boolean;
  /** Choices by folded value. */
  values: Readonly<Record<string, string>>;
}

export function findColumns(
  table: Pick<Table, 'columns'>,
  { columns, language: own }: Pick<TableSettings, 'columns' | 'language'>,
): Column[] {
  return columns.flatMap(({ column, to, language, values = {} }: MatchedColumn): Column[] => {
    const at = table.columns.indexOf(column);
    const field = findField(to);
    if (at === -1 || !field) return [];
    const folded = Object.entries(values).map(([value, choice]) => [foldValue(value), choice]);
    return [
      {
        name: column,
        at,
        field,
        language: language ?? own,
        hasLanguage: language !== undefined,
        values: Object.fromEntries(folded) as Record<string, string>,
      },
    ];
  });
}

/** Values are compared without case and accents; those of symbols alone as they are. */
export function foldValue(value: string): string {
  return foldWords(value) || value.trim();
}

/** A row whose cells are found by the fields that its columns are matched to. */
export class MatchedRow {
  private readonly broken = new Set<string>();

  constructor(
    readonly row: TableRow,
    readonly columns: readonly Column[],
    readonly settings: TableSettings,
    /** Set when the id is known. */
    public report: Report,
  ) {}

  find(to: string): Column | null {
    return this.columns.find(({ field }) => field.to === to) ?? null;
  }

  /** Returns a cell; null, and reports it, if it has characters that the encoding lacks. */
  cell({ at, name }: Column): Cell {
    const cell = this.row.cells[at] ?? null;
    if (typeof cell !== 'string' || !cell.includes('\uFFFD')) return cell;
    if (!this.broken.has(name)) this.report(name, 'has characters of another encoding');
    this.broken.add(name);
    return null;
  }

  /** Returns a field's column and cell as the file has them; null if no column is matched to it. */
  explain(field: string): SourceValue | null {
    const columns = (FIELD_COLUMNS[field] ?? [field]).flatMap((to) => this.find(to) ?? []);
    if (columns.length === 0) return null;
    const values = columns.flatMap(({ at }) => {
      const cell = this.row.cells[at] ?? null;
      return isEmptyCell(cell) ? [] : [String(cell).trim()];
    });
    return {
      field: columns.map(({ name }) => name).join(', '),
      value: values.length > 0 ? values.join(', ') : null,
    };
  }

  text(to: string): string | null {
    const column = this.find(to);
    return column ? readText(this.cell(column)) : null;
  }

  /** Returns the choice that the value of a column was matched to; undefined if it was not. */
  matched(column: Column): string | undefined {
    const cell = this.cell(column);
    const value = isEmptyCell(cell) ? '' : foldValue(String(cell));
    return Object.hasOwn(column.values, value) ? column.values[value] || undefined : undefined;
  }

  /** Returns the choice of a column; null if the cell is empty or, reported, not matched. */
  choice(column: Column): string | null {
    const choice = this.matched(column);
    const value = readText(this.cell(column));
    if (choice === undefined && value !== null) this.report(column.name, value.slice(0, 80));
    return choice ?? null;
  }

  /** Returns a yes or no; null without a column, for an empty cell or, reported, another word. */
  flag(to: string): boolean | null {
    const column = this.find(to);
    if (!column) return null;
    const value = this.value(column);
    return typeof value === 'boolean' ? value : null;
  }

  /** Returns the value of a cell; null if it is empty or, reported, not understood. */
  value(column: Column): string | number | boolean | null {
    const { name, field } = column;
    const cell = this.cell(column);
    const choice = this.matched(column);
    const value = choice === undefined ? field.read(cell, this.settings) : readFlagChoice(choice);
    if (value !== undefined) return value;
    this.report(name, field.isPlain ? String(cell).slice(0, 80) : null);
    return null;
  }
}

/** Converts a stored choice to a flag; null for any other. */
export function readFlagChoice(choice: string | undefined): boolean | null {
  return choice === 'true' ? true : choice === 'false' ? false : null;
}
