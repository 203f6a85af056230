import { AppLink } from '../../ui/app-link';
import { Checkbox } from '../../ui/checkbox';
import { describeControl, FieldFrame, type FieldState } from './field-frame';
import type { FieldView } from './form-view';
import styles from './check-field.module.css';

/** A box to set, with the page that explains it. */
export function CheckField({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { name, label, link, hint, isRequired } = field;
  return (
    <FieldFrame field={field} id={id} error={error}>
      <div className={styles.line}>
        <Checkbox
          {...{ id, name, label: isRequired ? `${label} *` : label }}
          defaultChecked={initial[0] === 'on'}
          required={isRequired}
          {...describeControl(id, hint, error)}
        />
        {link && (
          <AppLink className={styles.link} href={link.href}>
            {link.label}
          </AppLink>
        )}
      </div>
    </FieldFrame>
  );
}
