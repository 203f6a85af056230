import { CmsError } from '../../cms/client/cms-error';
import { ChangeSavedSearchDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { noChoices, type SavedSearchChoices } from '../saved-search/saved-search-choices';
import { type Rhythm } from '@agency/domain/rhythms';
import { noCriteria, type SavedSearchCriteria } from '../saved-search/saved-search-criteria';
import { loadSavedSearchChoices } from '../saved-search/load-saved-search-choices.server';
import {
  savedSearchFields,
  savedSearchSchema,
  fillSavedSearch,
  readSavedSearchFields,
  type SavedSearchValues,
} from '../saved-search/saved-search-fields.server';
import { describeForm } from '../../form/describe-form.server';
import type { FormAnswer, RefusedForm } from '../../form/send/form-answer';
import type { FormView } from '../../form/form-view';
import { parseForm } from '../../form/send/parse-form.server';
import { buildMailPath, type MailLink } from './mail-actions';
import type { MailLinkView } from './mail-link-view';

type Saved = { criteria: SavedSearchCriteria; rhythm: Rhythm };

/** Builds the form to change a saved search; its address authenticates the sender. */
export function buildSavedSearchForm(
  context: LanguageContext,
  link: MailLink,
  choices: SavedSearchChoices,
  { criteria, rhythm }: Saved,
): FormView {
  const words = { title: '', intro: null, submitLabel: context.t('mailLink.savedSearchSave') };
  const schema = savedSearchSchema(context, savedSearchFields(context, choices));
  const initial = fillSavedSearch(criteria, rhythm);
  const query = new URLSearchParams();
  return {
    ...describeForm('demand-register', { schema, initial, words }, context, query),
    action: buildMailPath(context.language, { ...link, done: null }),
    formTokenHref: null,
  };
}

/** Builds the same form without the saved search's data, for the submitted input. */
export async function buildSavedSearchFallback(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView> {
  const choices = await loadSavedSearchChoices(context).catch(() => noChoices);
  const saved: Saved = { criteria: noCriteria, rhythm: 'instant' };
  return {
    title: context.t('mailLink.savedSearchTitle'),
    notice: null,
    text: '',
    lines: [],
    button: null,
    form: buildSavedSearchForm(context, link, choices, saved),
    others: null,
    links: [],
  };
}

/** Updates the criteria of a saved search. Any failure returns the input. */
export async function changeSavedSearch(
  context: LanguageContext,
  link: MailLink,
  sent: FormData,
): Promise<FormAnswer> {
  const { t, language } = context;
  const choices = await loadSavedSearchChoices(context).catch(() => noChoices);
  const schema = savedSearchSchema(context, savedSearchFields(context, choices));
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
  const { criteria, rhythm } = readSavedSearchFields(values as SavedSearchValues, choices);
  const variables = { token: link.token, criteria, rhythm };
  try {
    await writeCms('ChangeSavedSearch', ChangeSavedSearchDocument, variables);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return refuse({ status: 'unsent', message });
  }
  return { status: 'sent', href: buildMailPath(language, { ...link, done: 'saved' }) };
}
