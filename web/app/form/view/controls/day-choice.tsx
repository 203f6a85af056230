import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/controls/checkbox';
import { Radio } from '../../../ui/controls/radio';
import { describeControl, FieldLayout, LabelText, type FieldState } from '../field-layout';
import type { FieldView, OptionView } from '../../form-view';
import { groupOptions, type OptionGroupView } from './group-options';
import optionStyles from './option-group.module.css';
import styles from './day-choice.module.css';

const mostDays = 7;

export function DayChoice({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { t } = useTranslation();
  const { name, widget, options, hint, isRequired } = field;
  const Control = widget === 'radios' ? Radio : Checkbox;
  const days = groupOptions(options.filter(({ group }) => group !== undefined));
  const others = options.filter(({ group }) => group === undefined);
  const later = days.slice(mostDays);
  const isLater = later.some(({ options: own }) => own.some(({ value }) => value === initial[0]));
  const draw = (option: OptionView) => (
    <Control
      name={name}
      value={option.value}
      label={option.label}
      defaultChecked={initial.includes(option.value)}
      id={`${id}-${options.indexOf(option)}`}
      key={option.value}
      required={widget === 'radios' && isRequired}
      aria-invalid={error ? true : undefined}
    />
  );
  const drawDay = ({ label, options: own }: OptionGroupView) => (
    <div className={styles.day} key={label ?? ''} role="group" aria-label={label ?? undefined}>
      <p className={styles.name} aria-hidden="true">
        {label}
      </p>
      <div className={styles.times}>
        {own.map((option) => (
          <div className={styles.time} key={option.value}>
            {draw(option)}
          </div>
        ))}
      </div>
    </div>
  );
  const { 'aria-describedby': describedBy } = describeControl(id, hint, error);
  return (
    <FieldLayout field={field} id={id} error={error}>
      <fieldset className={optionStyles.group} aria-describedby={describedBy}>
        <legend className={optionStyles.legend}>
          <LabelText field={field} />
        </legend>
        <div className={styles.days}>{days.slice(0, mostDays).map(drawDay)}</div>
        {later.length > 0 && (
          <details className={styles.later} open={isLater}>
            <summary>{t('appointment.laterDays')}</summary>
            <div className={styles.days}>{later.map(drawDay)}</div>
          </details>
        )}
        {others.map(draw)}
      </fieldset>
    </FieldLayout>
  );
}
