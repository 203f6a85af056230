import { randomUUID, createHash } from 'node:crypto';
import { z } from 'zod';
import { formLimits } from '@agency/domain/form-limits';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { describeFields } from '../../../form/describe-form.server';
import { createFields } from '../../../form/fields/fields.server';
import type { FormView } from '../../../form/form-view';
import { CmsError } from '../../../cms/client/cms-error';
import { AskAgencyDocument } from '../../../cms/generated/graphql';
import { notFound } from '../../../cms/page-headers.server';
import { writeCms } from '../../../cms/client/write.server';
import { parseForm } from '../../../form/send/parse-form.server';
import {
  goOn,
  refuse,
  refuseWhileAway,
  type StepAnswer,
} from '../../../form/send/step-answer.server';
import type { OpenSite } from '../../../site/open-language.server';

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

const submission = /^[\w-]{8,64}$/;

type Asked = { session: string; reference: string; sent: FormData; url: URL };

/**
 * Stores an owner's question about a listing, once per form and text; null if the session has
 * expired. Throws a 404 if the listing is not theirs.
 */
export async function askAgency(
  context: OpenSite,
  { session, reference, sent, url }: Asked,
): Promise<StepAnswer | null> {
  const { typed, values, errors } = parseForm(sent, questionSchema(context));
  if (errors) return refuse(typed, { errors });
  const given = url.searchParams.get('ask') ?? '';
  const { question: text } = values as { question: string };
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  const submissionId = `${submission.test(given) ? given : crypto.randomUUID()}.${digest}`;
  try {
    const question = { session, listing: reference, text, submissionId };
    const { askAgency: isStored } = await writeCms('AskAgency', AskAgencyDocument, question);
    if (isStored === null) throw notFound('page');
    return goOn(`${buildPortalPath(context.language, reference)}?${askedMark}=${submissionId}#ask`);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === 'SESSION_OVER') return null;
    if (error.code === 'FORM_TOKEN_SPENT') {
      return refuse(typed, { errors: { question: context.t('outcome.askMany') } });
    }
    if (!error.isTemporary) console.error(error.message);
    return refuseWhileAway(context, typed);
  }
}
