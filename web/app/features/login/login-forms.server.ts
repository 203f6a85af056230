import { formLimits } from '@agency/domain/form-limits';
import { z } from 'zod';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { LinkView } from '../../ui/links/app-link';
import { describeFields } from '../../form/describe-form.server';
import { createFields } from '../../form/fields/fields.server';
import type { FormSchema } from '../../form/form-definition.server';
import type { FormView } from '../../form/form-view';
import { newPasswordSchema } from './new-password-fields.server';
import type { Visitor } from './session/visitor.server';

export type FormStep = 'login' | 'forgotten' | 'new-password';

export const loginSchemas = {
  login: ({ t }: LanguageContext) => {
    const { text, password } = createFields(t);
    return z.object({
      identifier: text({
        label: t('login.identifier'),
        max: formLimits.email,
        autoComplete: 'username',
        required: t('login.identifierMissing'),
      }),
      password: password({
        label: t('login.password'),
        autoComplete: 'current-password',
        required: t('form.errors.password'),
      }),
    });
  },
  forgotten: ({ t }: LanguageContext) => {
    const { email } = createFields(t);
    return z.object({
      email: email({
        label: t('login.email'),
        autoComplete: 'email',
        required: t('form.errors.email'),
      }),
    });
  },
  'new-password': newPasswordSchema,
} satisfies Record<FormStep, (context: LanguageContext) => FormSchema>;

const submitLabels = {
  login: 'login.submit',
  forgotten: 'login.forgottenSubmit',
  'new-password': 'login.newSubmit',
} as const;

type LoginForm = {
  action: string;
  passwordLink?: LinkView;
};

/** Builds the form of a step; anyone who can open its address may submit it. */
export function buildLoginForm(
  context: LanguageContext,
  step: FormStep,
  { action, passwordLink }: LoginForm,
): FormView {
  const { groups, hasFile } = describeFields(loginSchemas[step](context));
  return {
    kind: null,
    action,
    formTokenHref: null,
    values: {},
    hasFile,
    isShort: true,
    groups: groups.map(({ legend, fields }) => ({
      legend,
      fields: fields.map((field) =>
        passwordLink && field.name === 'password' ? { ...field, link: passwordLink } : field,
      ),
    })),
    submitLabel: context.t(submitLabels[step]),
  };
}

export type Sent = { request: Request; sent: FormData; visitor: Visitor };
