import { z } from 'zod';
import { languageNames, languages } from '@agency/domain/languages';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import { describeFields } from '../../form/describe-form.server';
import type { FormSchema } from '../../form/form-definition.server';
import { createFields } from '../../form/fields/fields.server';
import type { FormValues, FormView } from '../../form/form-view';

/** The account's forms besides the password, as named in its address. */
export const contactForms = ['mails', 'email'] as const;

export type ContactForm = (typeof contactForms)[number];

export function mailsSchema({ t }: Pick<LanguageContext, 't'>) {
  const { choice, checkbox } = createFields(t);
  return z.object({
    language: choice({
      label: t('portal.language'),
      required: t('form.errors.choice'),
      options: languages.map((code) => ({ value: code, label: languageNames[code] })),
    }),
    weekly: checkbox({ label: t('portal.weekly') }),
  });
}

export function emailSchema({ t }: Pick<LanguageContext, 't'>) {
  const { email, password } = createFields(t);
  return z.object({
    email: email({
      label: t('portal.newEmail'),
      required: t('form.errors.emailInvalid'),
      autoComplete: 'email',
    }),
    current: password({
      label: t('portal.currentPassword'),
      autoComplete: 'current-password',
      required: t('portal.currentMissing'),
    }),
  });
}

export function buildMailsForm(
  context: LanguageContext,
  { language, weeklyReport }: { language: string; weeklyReport: boolean },
): FormView {
  const values = { language, ...(weeklyReport && { weekly: 'on' }) };
  return build(context, 'mails', { schema: mailsSchema(context), values, submit: 'portal.save' });
}

export function buildEmailForm(context: LanguageContext): FormView {
  const schema = emailSchema(context);
  return build(context, 'email', { schema, values: {}, submit: 'portal.emailSend' });
}

type Described = {
  schema: FormSchema;
  values: FormValues;
  submit: 'portal.save' | 'portal.emailSend';
};

function build(
  { t, language }: LanguageContext,
  form: ContactForm,
  { schema, values, submit }: Described,
): FormView {
  return {
    kind: null,
    formTokenHref: null,
    values,
    action: `${buildPortalPath(language, 'account')}?form=${form}`,
    ...describeFields(schema),
    submitLabel: t(submit),
    isShort: true,
  };
}
