import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/links/app-link';
import { describeControl, FieldLayout, LabelText, type FieldState } from '../field-layout';
import { FileInput } from './file-input';
import type { FieldView, OptionView } from '../../form-view';
import { PasswordInput } from './password-input';
import styles from './text-control.module.css';
import { groupOptions } from './group-options';
import { parseAmount } from '../../../lib/text/amount';
import { formatCurrency } from '@agency/domain/money';
import shareOfAmountStyles from '../field-layout.module.css';
import { useInputState } from '../use-input-state';

const inputTypes = {
  text: 'text',
  number: 'text',
  email: 'email',
  tel: 'tel',
  date: 'date',
};

type TextControlProps = FieldState & {
  field: FieldView;
  /** Invalid in a way that the form's message describes. */
  isWrong?: boolean | undefined;
};

/** Renders a field of one value: text, textarea, date, select or file. */
export function TextControl({ field, id, error, initial, isWrong }: TextControlProps) {
  const { t } = useTranslation();
  const { name, widget, isRequired, autoComplete, hint, link, options, unit } = field;
  const { minLength, maxLength, min, max, pattern, accept } = field.constraint;
  const shared = {
    id,
    name,
    autoComplete,
    required: isRequired,
    className: styles.control,
    // A login name is not capitalised or spell-checked.
    ...(autoComplete === 'username' && { autoCapitalize: 'none', spellCheck: false }),
    ...describeControl(id, hint, error),
    ...(isWrong && { 'aria-invalid': true }),
  };
  const [value] = initial;
  const share = field.sharePercent !== null && (
    <ShareOfAmount id={id} percent={field.sharePercent} initial={value ?? ''} />
  );
  return (
    <FieldLayout field={field} id={id} error={error} output={share}>
      <label className={styles.label} htmlFor={id}>
        <LabelText field={field} />
      </label>
      {widget === 'textarea' ? (
        <textarea
          {...shared}
          minLength={minLength}
          maxLength={maxLength}
          rows={5}
          defaultValue={value}
        />
      ) : widget === 'select' ? (
        <select {...shared} defaultValue={value ?? ''}>
          <option value="">{t('form.send.choose')}</option>
          <SelectOptions options={options} />
        </select>
      ) : widget === 'file' ? (
        <FileInput {...shared} accept={accept} />
      ) : widget === 'password' ? (
        <PasswordInput {...shared} minLength={minLength} maxLength={maxLength} />
      ) : (
        <div className={styles.line} data-unit={unit && (unit === '€' ? 'before' : 'after')}>
          <input
            {...shared}
            minLength={minLength}
            maxLength={maxLength}
            min={min}
            max={max}
            pattern={pattern}
            type={inputTypes[widget as keyof typeof inputTypes]}
            inputMode={field.inputMode}
            defaultValue={value}
          />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
      {link && (
        <AppLink className={styles.link} href={link.href}>
          {link.label}
        </AppLink>
      )}
    </FieldLayout>
  );
}

function SelectOptions({ options }: { options: readonly OptionView[] }) {
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

type ShareOfAmountProps = { id: string; percent: number; initial: string };

/** Shows the percentage of an amount paid at signing, updated while typing. */
function ShareOfAmount({ id, percent, initial }: ShareOfAmountProps) {
  const { t } = useTranslation();
  const amount = parseAmount(useInputState(`[id="${id}"]`, initial));
  return (
    <output className={shareOfAmountStyles.hint} htmlFor={id}>
      {amount !== null &&
        amount > 0 &&
        t('form.hints.deposit', { percent, amount: formatCurrency((amount * percent) / 100) })}
    </output>
  );
}
