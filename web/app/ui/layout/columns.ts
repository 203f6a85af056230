import { classNames } from './class-names';
import styles from './columns.module.css';

export type ColumnWidths = { sm: number; md: number; lg: number };

/** The class of a grid of twelve columns. */
export const columnGrid = styles.grid;

/** The class of a cell of that grid; widths outside 1 to 12 take the whole row. */
export function columnCell({ sm, md, lg }: ColumnWidths): string | undefined {
  return classNames(styles[`sm${sm}`], styles[`md${md}`], styles[`lg${lg}`]);
}
