import { AppLink } from '../../../ui/links/app-link';
import { Checkbox } from '../../../ui/controls/checkbox';
import { describeControl, FieldLayout, LabelText, type FieldState } from '../field-layout';
import type { FieldView } from '../../form-view';
import styles from './check-field.module.css';

/** Renders a checkbox whose sentence links to the page that explains it. */
export function CheckField({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { name, hint, isRequired } = field;
  return (
    <FieldLayout field={field} id={id} error={error}>
      <div className={styles.line}>
        <Checkbox
          id={id}
          name={name}
          label={<Sentence field={field} />}
          defaultChecked={initial[0] === 'on'}
          required={isRequired}
          {...describeControl(id, hint, error)}
        />
      </div>
    </FieldLayout>
  );
}

/** Renders the label with its link inside the sentence, or after it. */
function Sentence({ field }: { field: FieldView }) {
  const { label, link, isRequired } = field;
  if (!link) return <LabelText field={field} />;
  const at = label.indexOf(link.label);
  const [before, after] =
    at < 0 ? [`${label} `, ''] : [label.slice(0, at), label.slice(at + link.label.length)];
  return (
    <>
      {before}
      <AppLink className={styles.link} href={link.href}>
        {link.label}
      </AppLink>
      <LabelText field={{ label: after, isRequired }} />
    </>
  );
}
