import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { formLimits } from '@agency/domain/form-limits';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { describeFields } from '../../../form/describe-form.server';
import { createFields } from '../../../form/fields/fields.server';
import type { FormView } from '../../../form/form-view';

/** OWN-8: what an owner asks; who asks is known. */
export function questionSchema({ t }: Pick<LanguageContext, 't'>) {
  const question = createFields(t).text({
    label: t('outcome.askLabel'),
    required: t('outcome.askMissing'),
    max: formLimits.remark,
    isLong: true,
  });
  return z.object({ question });
}

/** What the address says once a question has arrived. */
export const askedMark = 'asked';

/**
 * The form of a question about a listing. Its address holds what the question is known by, so that
 * the same one sent twice is one (FORM-5).
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

/** OWN-8: where an owner asks the agency about a listing. */
export type QuestionView = {
  title: string;
  text: string;
  /** A question has just arrived. */
  notice: string | null;
  form: FormView;
};
