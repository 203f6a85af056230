import { Checkbox } from '../../ui/checkbox';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { FilterOptionView } from './listing-list-view';
import styles from './filter-options.module.css';

type FilterOptionsProps = { legend: string; options: FilterOptionView[] };

/** DATA-5: checkboxes, a parent with its children under it. */
export function FilterOptions({ legend, options }: FilterOptionsProps) {
  return (
    <fieldset>
      <VisuallyHiddenLegend>{legend}</VisuallyHiddenLegend>
      <OptionList options={options} />
    </fieldset>
  );
}

function VisuallyHiddenLegend({ children }: { children: string }) {
  return (
    <legend>
      <VisuallyHidden>{children}</VisuallyHidden>
    </legend>
  );
}

function OptionList({ options }: { options: FilterOptionView[] }) {
  return (
    <ul className={styles.list}>
      {options.map((option) => (
        <li key={option.value}>
          <Checkbox
            name={option.name}
            value={option.value}
            label={option.label}
            note={option.countText}
            defaultChecked={option.checked}
          />
          {option.children.length > 0 && <OptionList options={option.children} />}
        </li>
      ))}
    </ul>
  );
}
