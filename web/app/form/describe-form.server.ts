import { getZodConstraint } from '@conform-to/zod/v4';
import { buildFormPath } from '../i18n/paths/build-path';
import type { FormKind } from '@agency/domain/path-words';
import type { LanguageContext } from '../i18n/language-context.server';
import { findFieldMeta } from './fields/field-meta.server';
import type { FormSchema, OpenForm } from './form-definition.server';
import type { FieldGroupView, FieldView, FormView } from './form-view';

/** Builds a form's view from its schema; `query` is what it is about. */
export function describeForm(
  kind: FormKind,
  { schema, initial, words }: Omit<OpenForm, 'toLead' | 'toReceipt'>,
  context: LanguageContext,
  query: URLSearchParams,
): FormView {
  return {
    kind,
    action: buildFormPath(context, kind, query),
    formTokenHref: `/${context.language}/form-token/`,
    ...describeFields(schema),
    values: initial,
    submitLabel: words.submitLabel,
  };
}

type Fields = Pick<FormView, 'groups' | 'hasFile'>;

const described = new WeakMap<FormSchema, Fields>();

export function describeFields(schema: FormSchema): Fields {
  const known = described.get(schema);
  if (known) return known;
  const fields = listFields(schema);
  const hasFile = fields.some(({ view }) => view.widget === 'file');
  const view = { groups: groupFields(fields), hasFile };
  described.set(schema, view);
  return view;
}

type Field = { group: string | null; isFolded: boolean; view: FieldView };

/** Lists the fields of a schema in order. Throws for a field without a builder. */
export function listFields(schema: FormSchema): Field[] {
  const constraints = getZodConstraint(schema);
  return Object.keys(schema.shape).map((name) => {
    const meta = findFieldMeta(schema, name);
    if (meta === undefined) throw new Error(`The field ${name} was made by no builder`);
    const { required, minLength, maxLength, pattern } = constraints[name] ?? {};
    return {
      group: meta.group ?? null,
      isFolded: meta.isFolded ?? false,
      view: {
        name,
        widget: meta.widget,
        label: meta.label,
        hint: meta.hint ?? null,
        link: meta.link ?? null,
        isRequired: (required ?? false) && meta.messages.required !== undefined,
        width: meta.width ?? 'full',
        autoComplete: meta.autoComplete,
        inputMode: meta.inputMode,
        unit: meta.unit ?? null,
        options: [...(meta.options ?? [])],
        variant: meta.variant ?? null,
        constraint: {
          ...(minLength && { minLength }),
          ...(maxLength && { maxLength }),
          ...(pattern && { pattern }),
          ...meta.constraint,
        },
        messages: meta.messages,
        sharePercent: meta.sharePercent ?? null,
      },
    };
  });
}

function groupFields(fields: readonly Field[]): FieldGroupView[] {
  const groups: FieldGroupView[] = [];
  for (const { group, isFolded, view } of fields) {
    const last = groups.at(-1);
    if (last && last.legend === group) last.fields.push(view);
    else groups.push({ legend: group, fields: [view], ...(isFolded && { isFolded }) });
  }
  return groups;
}
