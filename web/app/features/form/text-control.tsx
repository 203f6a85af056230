import { useTranslation } from 'react-i18next';
import { describeControl, FieldFrame, LabelText, type FieldState } from './field-frame';
import type { FieldView } from './form-view';
import { SelectOptions } from './select-options';
import { ShareOfAmount } from './share-of-amount';
import styles from './text-control.module.css';

const inputTypes = {
  text: 'text',
  number: 'text',
  email: 'email',
  tel: 'tel',
  date: 'date',
  file: 'file',
};

/** A field of one value: a line, several lines, a day, a list to choose from, a file. */
export function TextControl({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { t } = useTranslation();
  const { name, widget, isRequired, autoComplete, hint, options, unit } = field;
  const { minLength, maxLength, min, max, pattern, accept } = field.constraint;
  const shared = {
    ...{ id, name, autoComplete, required: isRequired, className: styles.control },
    ...describeControl(id, hint, error),
  };
  const [value] = initial;
  return (
    <FieldFrame field={field} id={id} error={error}>
      <label className={styles.label} htmlFor={id}>
        <LabelText field={field} />
      </label>
      {widget === 'textarea' ? (
        <textarea {...shared} {...{ minLength, maxLength }} rows={5} defaultValue={value} />
      ) : widget === 'select' ? (
        <select {...shared} defaultValue={value ?? ''}>
          <option value="">{t('form.send.choose')}</option>
          <SelectOptions options={options} />
        </select>
      ) : (
        <div className={styles.line} data-unit={unit ? '' : undefined}>
          <input
            {...shared}
            {...{ minLength, maxLength, min, max, pattern, accept }}
            type={inputTypes[widget as keyof typeof inputTypes]}
            inputMode={field.inputMode}
            defaultValue={widget === 'file' ? undefined : value}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
      {field.sharePercent !== null && (
        <ShareOfAmount id={id} percent={field.sharePercent} initial={value ?? ''} />
      )}
    </FieldFrame>
  );
}
