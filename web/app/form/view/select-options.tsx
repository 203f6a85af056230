import type { OptionView } from '../form-view';
import { groupOptions } from './group-options';

/** The options of a list, those of one group under its name. */
export function SelectOptions({ options }: { options: readonly OptionView[] }) {
  return groupOptions(options).map(({ label, options: own }) => {
    const drawn = own.map(({ value, label: text, isDisabled }) => (
      <option disabled={isDisabled} key={value} value={value}>
        {text}
      </option>
    ));
    return label === null ? (
      drawn
    ) : (
      <optgroup key={label} label={label}>
        {drawn}
      </optgroup>
    );
  });
}
