import { classNames } from './class-names';
import styles from './columns.module.css';

export type ColumnWidths = { sm: number; md: number; lg: number };

export const columnGrid = styles.grid;

/** Returns the class of a cell; widths outside 1 to 12 take the whole row. */
export function columnCell({ sm, md, lg }: ColumnWidths): string | undefined {
  return classNames(styles[`sm${sm}`], styles[`md${md}`], styles[`lg${lg}`]);
}
