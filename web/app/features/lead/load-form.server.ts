import type { FormKind } from '@agency/domain/path-words';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import { buildContact } from '../../site/settings/contact-view.server';
import type { OpenSite } from '../../site/open-language.server';
import { describeForm } from '../../form/describe-form.server';
import { isClosed, type OpenForm } from '../../form/form-definition.server';
import { findForm } from './forms.server';
import type { FormScreenView, FormView, OfficeView } from '../../form/form-view';
import { openForm } from './send-form.server';

/**
 * Loads the screen of a form; null if there is no such form. With `mayFallBack` it also renders
 * without the CMS, with the submitted input. Throws CmsError.
 */
export async function loadFormScreen(
  context: OpenSite,
  kind: FormKind,
  query: URLSearchParams,
  mayFallBack: boolean,
): Promise<FormScreenView | null> {
  const form = findForm(kind);
  if (form === null) return null;
  const opened = mayFallBack
    ? await openForm(form, context, query)
    : await form.open(context, query);
  if (isClosed(opened)) {
    const { title, text } = opened.closed;
    const breadcrumbs = trailTo(context, title);
    return { breadcrumbs, title, intro: text, ...nothing, closed: opened.closed };
  }
  return describeScreen(context, opened, describeForm(kind, opened, context, query));
}

/** Loads a form for any page; null if it is missing or closed. Throws CmsError. */
export async function loadForm(
  context: OpenSite,
  kind: FormKind,
  query = new URLSearchParams(),
): Promise<FormView | null> {
  const opened = await findForm(kind)?.open(context, query);
  if (opened === undefined || isClosed(opened)) return null;
  return describeForm(kind, opened, context, query);
}

function describeScreen(context: OpenSite, { words }: OpenForm, form: FormView): FormScreenView {
  const { title, intro, subject = null, figures = null } = words;
  const breadcrumbs = trailTo(context, title);
  const office = subject === null ? buildOffice(context) : null;
  return { breadcrumbs, title, intro, subject, office, figures, form, closed: null };
}

function trailTo(context: OpenSite, title: string): FormScreenView['breadcrumbs'] {
  return [homeCrumb(context), { label: title, href: null }];
}

/** Builds the agency's contact data; null without an address in the settings. */
function buildOffice({ site, language }: OpenSite): OfficeView | null {
  const { agencyName, address, phone, email } = buildContact(site.byLanguage[language].site);
  return address.length === 0 ? null : { name: agencyName, address, phone, email };
}

const nothing = { subject: null, office: null, figures: null, form: null };
