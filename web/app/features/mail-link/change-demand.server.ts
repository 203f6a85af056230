import { CmsError } from '../../cms/cms-error';
import { ChangeDemandDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { noChoices, type DemandChoices } from '../demand/demand-choices';
import { noCriteria, type DemandCriteria, type Rhythm } from '../demand/demand-criteria';
import { loadDemandChoices } from '../demand/load-demand-choices.server';
import {
  demandFields,
  demandSchema,
  fillDemand,
  readDemandFields,
} from '../demand/demand-fields.server';
import { describeForm } from '../../form/describe-form.server';
import type { FormAnswer, RefusedForm } from '../../form/send/form-answer';
import type { FormView } from '../../form/form-view';
import { parseForm } from '../../form/send/parse-form.server';
import { buildMailPath, type MailLink } from './mail-acts';
import type { MailLinkView } from './mail-link-view';

type Wishes = { criteria: DemandCriteria; rhythm: Rhythm };

/** FORM-9: the form in which somebody changes a demand; its address vouches for who sends it. */
export function buildDemandForm(
  context: LanguageContext,
  link: MailLink,
  choices: DemandChoices,
  { criteria, rhythm }: Wishes,
): FormView {
  const words = { title: '', intro: null, submitLabel: context.t('mailLink.demandSave') };
  const schema = demandSchema(context, demandFields(context, choices));
  const initial = fillDemand(criteria, rhythm);
  const query = new URLSearchParams();
  return {
    ...describeForm('demand-register', { schema, initial, words }, context, query),
    action: buildMailPath(context.language, { ...link, done: null }),
    formTokenHref: null,
  };
}

/** The same form while nothing is known of the demand: what was typed is put into it (FORM-6). */
export async function buildDemandFallback(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView> {
  const choices = await loadDemandChoices(context).catch(() => noChoices);
  const wishes: Wishes = { criteria: noCriteria, rhythm: 'instant' };
  return {
    title: context.t('mailLink.demandTitle'),
    notice: null,
    text: '',
    lines: [],
    button: null,
    form: buildDemandForm(context, link, choices, wishes),
    others: null,
    links: [],
  };
}

/** FORM-9: other wishes for a demand. What was typed comes back with whatever stands in the way. */
export async function changeDemand(
  context: LanguageContext,
  link: MailLink,
  sent: FormData,
): Promise<FormAnswer> {
  const { t, language } = context;
  const choices = await loadDemandChoices(context).catch(() => noChoices);
  const schema = demandSchema(context, demandFields(context, choices));
  const { typed, values, errors } = parseForm(sent, schema);
  const refuse = (refusal: Partial<RefusedForm>): RefusedForm => ({
    status: 'invalid',
    message: null,
    errors: {},
    values: typed,
    formToken: null,
    question: null,
    ...refusal,
  });
  const message = `${t('errors.mailNotSent')}. ${t('form.send.kept')}`;
  if (choices === noChoices) return refuse({ status: 'unsent', message });
  if (errors) return refuse({ errors });
  const { criteria, rhythm } = readDemandFields(values as never, choices);
  const variables = { token: link.token, criteria, rhythm };
  try {
    await writeCms('ChangeDemand', ChangeDemandDocument, variables);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return refuse({ status: 'unsent', message });
  }
  return { status: 'sent', href: buildMailPath(language, { ...link, done: 'saved' }) };
}
