import { z } from 'zod';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import { describeFields } from '../../form/describe-form.server';
import { createFields } from '../../form/fields/fields.server';
import type { FormView } from '../../form/form-view';
import { requireIdentical, newPasswordFields } from './new-password-fields.server';

/** Validates the current password and the new one, entered twice. */
export function passwordSchema(context: Pick<LanguageContext, 't'>) {
  const { t } = context;
  const { password } = createFields(t);
  const current = password({
    label: t('portal.currentPassword'),
    autoComplete: 'current-password',
    required: t('portal.currentMissing'),
  });
  return requireIdentical(z.object({ current, ...newPasswordFields(context) }), context);
}

/** Builds the form of a new password; the session authenticates the sender. */
export function buildPasswordForm(context: LanguageContext): FormView {
  return {
    kind: null,
    formTokenHref: null,
    values: {},
    action: buildPortalPath(context.language, 'account'),
    ...describeFields(passwordSchema(context)),
    submitLabel: context.t('portal.passwordTitle'),
  };
}
