import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { Radio } from '../../ui/radio';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { FilterOptionView } from './listing-list-view';
import styles from './filter-options.module.css';

type FilterOptionsProps = {
  legend: string;
  options: FilterOptionView[];
  kind?: 'checkbox' | 'radio';
  /** Shows the legend, where the menu around it has another name. */
  isNamed?: boolean;
  /** Several in a row, for labels of a letter. */
  isTight?: boolean;
};

/** DATA-5: boxes to tick, a parent with its children under it. */
export function FilterOptions({ legend, isNamed = false, ...rest }: FilterOptionsProps) {
  return (
    <fieldset>
      <legend className={classNames(isNamed && styles.legend)}>
        {isNamed ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <OptionList {...rest} />
    </fieldset>
  );
}

function Children({ option, kind }: { option: FilterOptionView; kind: 'checkbox' | 'radio' }) {
  const { children, childrenTitle } = option;
  if (children.length === 0) return null;
  const list = <OptionList options={children} kind={kind} />;
  if (!childrenTitle) return list;
  return (
    <details className={styles.folded} open={children.some(({ checked }) => checked)}>
      <summary className={styles.fold}>{childrenTitle}</summary>
      {list}
    </details>
  );
}

type OptionListProps = Omit<FilterOptionsProps, 'legend' | 'isNamed'>;

function OptionList({ options, kind = 'checkbox', isTight = false }: OptionListProps) {
  const Choice = kind === 'radio' ? Radio : Checkbox;
  return (
    <ul className={classNames(styles.list, isTight && styles.tight)}>
      {options.map((option) => (
        <li key={option.name + option.value}>
          <Choice
            name={option.name}
            value={option.value}
            label={option.label}
            note={option.countText}
            defaultChecked={option.checked}
          />
          <Children option={option} kind={kind} />
        </li>
      ))}
    </ul>
  );
}
