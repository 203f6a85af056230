import { Checkbox } from '../../../ui/controls/checkbox';
import { Radio } from '../../../ui/controls/radio';
import { describeControl, FieldLayout, LabelText, type FieldState } from '../field-layout';
import type { FieldView, OptionView } from '../../form-view';
import { groupOptions } from './group-options';
import styles from './option-group.module.css';

/** Longer labels are stacked; side by side the last would be alone. */
const longLabel = 24;

/** Two labels of this length fit side by side on a phone. */
const briefLabel = 15;

/** Renders all choices: radio buttons for one, checkboxes for any number. */
export function OptionGroup({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { name, widget, options, hint, isRequired, autoComplete } = field;
  const Control = widget === 'radios' ? Radio : Checkbox;
  const draw = (option: OptionView) => (
    <Control
      name={name}
      value={option.value}
      label={option.label}
      note={option.note}
      autoComplete={autoComplete}
      defaultChecked={initial.includes(option.value)}
      disabled={option.isDisabled}
      id={`${id}-${options.indexOf(option)}`}
      key={option.value}
      // Browsers can only require each checkbox; ours are required as a group.
      required={widget === 'radios' && isRequired}
      aria-invalid={error ? true : undefined}
    />
  );
  const { 'aria-describedby': describedBy } = describeControl(id, hint, error);
  return (
    <FieldLayout field={field} id={id} error={error}>
      <fieldset className={styles.group} aria-describedby={describedBy}>
        <legend className={styles.legend}>
          <LabelText field={field} />
        </legend>
        {groupOptions(options).map(({ label, options: own }) =>
          label === null ? (
            <div
              className={styles.options}
              key=""
              data-long={own.some(isLong) || undefined}
              data-brief={own.every(isBrief) || undefined}
            >
              {own.map(draw)}
            </div>
          ) : (
            <div className={styles.named} key={label} role="group" aria-label={label}>
              <p className={styles.name} aria-hidden="true">
                {label}
              </p>
              <div className={styles.options}>{own.map(draw)}</div>
            </div>
          ),
        )}
      </fieldset>
    </FieldLayout>
  );
}

function isBrief({ label, note }: OptionView): boolean {
  return label.length <= briefLabel && !note;
}

function isLong({ label }: OptionView): boolean {
  return label.length > longLabel;
}
