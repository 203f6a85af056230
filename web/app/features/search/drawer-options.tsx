import { ChoiceChip } from '../../ui/choice-chip';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { FilterOptionView } from './listing-list-view';
import styles from './drawer-options.module.css';

type DrawerOptionsProps = {
  legend: string;
  options: FilterOptionView[];
  kind?: 'checkbox' | 'radio';
  /** Something around it says the same. */
  isLegendHidden?: boolean;
  /** Together they fill the row. */
  isEven?: boolean;
};

/** DATA-5: choices as a row of buttons, a parent before its children; without options nothing. */
export function DrawerOptions({
  legend,
  options,
  isLegendHidden = false,
  ...rest
}: DrawerOptionsProps) {
  const { kind = 'checkbox', isEven = false } = rest;
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.options} role={kind === 'radio' ? 'radiogroup' : undefined}>
      <legend className={classNames(!isLegendHidden && styles.legend)}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <Options
        options={options}
        kind={kind}
        className={classNames(styles.list, isEven && styles.even)}
      />
    </fieldset>
  );
}

type OptionsProps = {
  options: FilterOptionView[];
  kind: 'checkbox' | 'radio';
  className?: string | undefined;
};

function Options({ options, kind, className }: OptionsProps) {
  return (
    <ul className={className}>
      {options.map((option) => (
        <li key={option.name + option.value} data-common={option.isCommon ? '' : undefined}>
          <ChoiceChip
            type={kind}
            name={option.name}
            value={option.value}
            label={option.shortLabel ?? option.label}
            note={option.shortLabel === undefined ? option.countText : null}
            defaultChecked={option.checked}
          />
          <Children option={option} kind={kind} />
        </li>
      ))}
    </ul>
  );
}

function Children({ option, kind }: { option: FilterOptionView; kind: 'checkbox' | 'radio' }) {
  const { children, childrenTitle } = option;
  if (children.length === 0) return null;
  const list = <Options options={children} kind={kind} />;
  if (!childrenTitle) return list;
  return (
    <details className={styles.folded} open={children.some(({ checked }) => checked)}>
      <summary className={styles.fold}>{childrenTitle}</summary>
      {list}
    </details>
  );
}
