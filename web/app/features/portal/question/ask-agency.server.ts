import { createHash } from 'node:crypto';
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
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import type { OpenSite } from '../../../site/open-language.server';
import { askedMark, questionSchema } from './question-form.server';

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
