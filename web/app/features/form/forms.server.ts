import type { FormKind } from '../../i18n/form-entries';
import type { Form } from './form-definition.server';
import { siteContact } from './forms/site-contact.server';

/** FORM-1: the forms of the site. */
const forms: Partial<Record<FormKind, Form>> = {
  'site-contact': siteContact,
};

/** The form of this kind; null while there is none. */
export function findForm(kind: FormKind): Form | null {
  return forms[kind] ?? null;
}
