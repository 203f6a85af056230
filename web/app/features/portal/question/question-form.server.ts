import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { formLimits } from '@agency/domain/form-limits';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { describeFields } from '../../../form/describe-form.server';
import { createFields } from '../../../form/fields/fields.server';
import type { FormView } from '../../../form/form-view';

/** Validates an owner's question; the sender is known from the session. */
export function questionSchema({ t }: Pick<LanguageContext, 't'>) {
  const question = createFields(t).text({
    label: t('outcome.askLabel'),
    required: t('outcome.askMissing'),
    max: formLimits.remark,
    isLong: true,
  });
  return z.object({ question });
}

export const askedMark = 'asked';

/**
 * Builds the form for a question about a listing. Its address has the question's id, so that a
 * repeated submission counts once.
 */
export function buildQuestion(
  context: LanguageContext,
  reference: string,
  isAsked: boolean,
): QuestionView {
  const { t, language } = context;
  return {
    title: t('outcome.ask'),
    text: t('outcome.askText'),
    notice: isAsked ? t('outcome.asked') : null,
    form: {
      kind: null,
      formTokenHref: null,
      values: {},
      action: `${buildPortalPath(language, reference)}?ask=${randomUUID()}`,
      ...describeFields(questionSchema(context)),
      submitLabel: t('outcome.askSend'),
      isShort: true,
    },
  };
}

export type QuestionView = {
  title: string;
  text: string;
  notice: string | null;
  form: FormView;
};
