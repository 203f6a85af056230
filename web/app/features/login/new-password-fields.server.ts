import { z } from 'zod';
import type { LanguageContext } from '../../i18n/language-context.server';
import { createFields } from '../../form/fields/fields.server';

/** The same bounds as in the CMS, which decides; bcrypt reads 72 bytes. */
export const passwordBounds = { least: 10, most: 72 };

/** Returns the fields of a new password, entered twice, with autocomplete hints for browsers. */
export function newPasswordFields({ t }: Pick<LanguageContext, 't'>) {
  const { password } = createFields(t);
  const autoComplete = 'new-password';
  return {
    password: password({
      label: t('login.newPassword'),
      hint: t('login.hint'),
      autoComplete,
      required: t('form.errors.password'),
      bounds: { ...passwordBounds, tooShort: t('login.tooShort') },
    }),
    confirm: password({
      label: t('login.confirm'),
      autoComplete,
      required: t('login.confirmMissing'),
    }),
  };
}

export function requireIdentical<Schema extends z.ZodType<{ password: string; confirm: string }>>(
  schema: Schema,
  { t }: Pick<LanguageContext, 't'>,
): Schema {
  return schema.refine(({ password, confirm }) => password === confirm, {
    path: ['confirm'],
    error: t('form.errors.passwordsDiffer'),
  });
}

export function newPasswordSchema(context: Pick<LanguageContext, 't'>) {
  return requireIdentical(z.object(newPasswordFields(context)), context);
}
