import { z } from 'zod';
import { languageNames, languages } from '@agency/domain/languages';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import { describeFields } from '../../form/describe-form.server';
import type { FormSchema } from '../../form/form-definition.server';
import { createFields } from '../../form/fields/fields.server';
import type { FormValues, FormView } from '../../form/form-view';

/** The forms of the account beside that of the password, as its address names them. */
export const contactForms = ['mails', 'email'] as const;

export type ContactForm = (typeof contactForms)[number];

/** OWN-8, OWN-9: in which language an owner is written to, and whether every week. */
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

/** OWN-8: another email address, with the password as a proof of who asks. */
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

/** The form of the language and the weekly report, as they are now. */
export function buildMailsForm(
  context: LanguageContext,
  { language, weeklyReport }: { language: string; weeklyReport: boolean },
): FormView {
  const values = { language, ...(weeklyReport && { weekly: 'on' }) };
  return build(context, 'mails', { schema: mailsSchema(context), values, submit: 'portal.save' });
}

/** The form of another email address. */
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
