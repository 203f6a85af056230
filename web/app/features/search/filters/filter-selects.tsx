import { Select } from '../../../ui/controls/field';
import type { FilterSelectView } from '../list/listing-list-view';
import styles from './filter-selects.module.css';

/** Renders two selects per row if both texts fit. */
export function FilterSelects({ selects }: { selects: FilterSelectView[] }) {
  return (
    <div className={styles.selects}>
      {selects.map(({ value, ...select }) => (
        <Select key={select.label} {...select} defaultValue={value} />
      ))}
    </div>
  );
}
