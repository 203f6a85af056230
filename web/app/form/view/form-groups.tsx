import type { FieldMetadata } from '@conform-to/react';
import { DayChoice } from './controls/day-choice';
import type { FieldGroupView, FieldView } from '../form-view';
import { OptionGroup } from './controls/option-group';
import { PlaceChoice } from './controls/place-choice';
import { TextControl } from './controls/text-control';
import checkFieldStyles from './controls/check-field.module.css';
import styles from './form-groups.module.css';
import { AppLink } from '../../ui/links/app-link';
import { Checkbox } from '../../ui/controls/checkbox';
import { Icon } from '../../ui/icons/icon';
import { describeControl, FieldLayout, LabelText, type FieldState } from './field-layout';

type Metas = Readonly<Record<string, FieldMetadata<unknown> | undefined>>;

type FormGroupsProps = {
  groups: FieldGroupView[];
  metas: Metas;
  /** Fields that the form's message is about. */
  wrong?: readonly string[] | undefined;
};

/** Renders the fields in groups; short ones are paired on a wide screen. */
export function FormGroups({ groups, metas, wrong }: FormGroupsProps) {
  return groups.map(({ legend, fields, isFolded }, place) => {
    const drawn = fields.map((field) => (
      <FormField
        field={field}
        key={field.name}
        meta={metas[field.name]}
        isWrong={wrong?.includes(field.name)}
      />
    ));
    if (isFolded) {
      return (
        <details className={styles.more} key={place} open={fields.some(isFilled(metas))}>
          <summary className={styles.summary}>
            {legend}
            <Icon name="down" />
          </summary>
          <div className={styles.fields}>{drawn}</div>
        </details>
      );
    }
    return legend === null ? (
      <div className={styles.fields} key={place}>
        {drawn}
      </div>
    ) : (
      <fieldset className={styles.group} key={place}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.fields}>{drawn}</div>
      </fieldset>
    );
  });
}

/** Returns a test for fields with a value or an error, which must not be hidden. */
function isFilled(metas: Metas) {
  return ({ name }: FieldView): boolean => {
    const { initialValue, errors } = metas[name] ?? {};
    return Boolean(errors?.length) || [initialValue].flat().some(Boolean);
  };
}

type FormFieldProps = {
  field: FieldView;
  meta: FieldMetadata<unknown> | undefined;
  isWrong: boolean | undefined;
};

function FormField({ field, meta, isWrong }: FormFieldProps) {
  const state = {
    id: meta?.id ?? field.name,
    error: meta?.errors?.[0],
    initial: [meta?.initialValue ?? []].flat() as string[],
  };
  if (field.variant === 'days') return <DayChoice field={field} {...state} />;
  if (field.variant === 'places') return <PlaceChoice field={field} {...state} />;
  switch (field.widget) {
    case 'checkbox':
      return <CheckField field={field} {...state} />;
    case 'radios':
    case 'checkboxes':
      return <OptionGroup field={field} {...state} />;
    default:
      return <TextControl field={field} {...state} isWrong={isWrong} />;
  }
}

/** Renders a checkbox whose sentence links to the page that explains it. */
export function CheckField({ field, id, error, initial }: FieldState & { field: FieldView }) {
  const { name, hint, isRequired } = field;
  return (
    <FieldLayout field={field} id={id} error={error}>
      <div className={checkFieldStyles.line}>
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
      <AppLink className={checkFieldStyles.link} href={link.href}>
        {link.label}
      </AppLink>
      <LabelText field={{ label: after, isRequired }} />
    </>
  );
}
