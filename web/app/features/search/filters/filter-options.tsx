import { Checkbox } from '../../../ui/controls/checkbox';
import { classNames } from '../../../ui/layout/class-names';
import { Radio } from '../../../ui/controls/radio';
import energyColours from '../../../ui/cards/energy-colours.module.css';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import type { FilterOptionView } from '../list/listing-list-view';
import styles from './filter-options.module.css';

type FilterOptionsProps = {
  legend: string;
  options: FilterOptionView[];
  kind?: 'checkbox' | 'radio';
  /** Shows the legend if the surrounding elements do not say the same. */
  isNamed?: boolean;
  /**
   * Places several in a row, for labels of one letter; as buttons they have the colour of the
   * energy label.
   */
  isTight?: boolean;
  isButtons?: boolean;
  isShort?: boolean;
};

/**
 * Renders checkboxes, children below their parent; nothing without options. The drawer has the same
 * markup, which compression makes nearly free.
 */
export function FilterOptions({ legend, isNamed = false, isButtons, ...rest }: FilterOptionsProps) {
  if (rest.options.length === 0) return null;
  return (
    <fieldset className={classNames(isButtons && styles.buttons)}>
      <legend className={classNames(isNamed && styles.legend)}>
        {isNamed ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <OptionList {...rest} isButtons={isButtons} />
    </fieldset>
  );
}

/**
 * On a button the postal code of a unique name is hidden but remains for the search field and
 * screen readers.
 */
function BriefLabel({ label, shortName }: FilterOptionView) {
  if (!shortName || !label.startsWith(shortName)) return label;
  return (
    <>
      {shortName}
      <VisuallyHidden>{label.slice(shortName.length)}</VisuallyHidden>
    </>
  );
}

/** Reports whether its children are shown open below it. */
function isParent({ children, childrenTitle }: FilterOptionView): boolean {
  return children.length > 0 && !childrenTitle;
}

type ChildrenProps = Pick<OptionListProps, 'kind' | 'isButtons'> & { option: FilterOptionView };

function Children({ option, ...look }: ChildrenProps) {
  const { children, childrenTitle } = option;
  if (children.length === 0) return null;
  const list = <OptionList options={children} {...look} />;
  if (!childrenTitle) return list;
  return (
    <details className={styles.folded} open={children.some(({ checked }) => checked)}>
      <summary className={styles.fold}>
        <span className={styles.foldText}>{childrenTitle}</span>
      </summary>
      {list}
    </details>
  );
}

type OptionListProps = Omit<FilterOptionsProps, 'legend' | 'isNamed'>;

function OptionList(props: OptionListProps) {
  const { options, kind = 'checkbox', isTight = false, isShort, isButtons } = props;
  const Choice = kind === 'radio' ? Radio : Checkbox;
  return (
    <ul className={classNames(styles.list, isButtons ? buttonsOf(props) : isTight && styles.tight)}>
      {options.map((option) => (
        <li
          key={option.name + option.value}
          className={classNames(isButtons && isTight && energyColours[option.value])}
          data-common={option.isCommon ? option.rank : undefined}
          data-none={option.countText === '0' ? '' : undefined}
        >
          <Choice
            name={option.name}
            value={option.value}
            label={
              ((isShort || isButtons) && option.shortLabel) ||
              (isButtons ? <BriefLabel {...option} /> : option.label)
            }
            note={isShort ? null : option.countText}
            defaultChecked={option.checked}
            disabled={option.countText === '0' && !option.checked}
          />
          <Children option={option} kind={kind} isButtons={isButtons} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the layout of buttons: wrapped or on one line; parents begin a line. */
function buttonsOf({ options, isTight, isShort }: OptionListProps): string | undefined {
  return classNames(
    styles.chips,
    options.some(isParent) && styles.tree,
    (isTight || isShort) && styles.even,
    isTight && styles.cells,
  );
}
