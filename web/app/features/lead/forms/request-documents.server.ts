import { z } from 'zod';
import { buildFormPath } from '../../../i18n/paths/build-path';
import type { OpenSite } from '../../../site/open-language.server';
import { includeIf, inGroup } from '../../../form/fields/in-group.server';
import { createFields } from '../../../form/fields/fields.server';
import {
  closeForm,
  defineForm,
  isClosed,
  type ClosedForm,
} from '../../../form/form-definition.server';
import { askedAbout, introduce, openListing, type AboutListing } from '../listing-subject.server';
import { toPerson } from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

export const requestDocuments = defineForm({
  kind: 'request-documents',
  load: openDocuments,
  whenAway: null,
  schema: (context) => {
    const { t, loaded } = context;
    const fields = createStandardFields(context);
    const { choices } = createFields(t);
    const documents = loaded?.listing.documents ?? [];
    return z.object({
      documents: choices({
        label: t('form.fields.documents'),
        options: documents.map(({ id, name }) => ({ value: id, label: name })),
        required: t('form.errors.documents'),
        invalid: t('errors.requestDocument'),
      }),
      // Documents are sent by mail, so an email address is the required means of contact.
      ...inGroup(t('form.groups.you'), {
        firstName: fields.firstName(),
        lastName: fields.lastName(),
        email: fields.email(),
        ...includeIf(askedAbout(loaded).has('second contact'), { phone: fields.optionalPhone() }),
      }),
      remark: fields.optionalRemark(),
      privacy: fields.privacy(),
    });
  },
  initial: ({ query, loaded }) => {
    const asked = query.getAll('document');
    const known = loaded?.listing.documents.filter(({ id }) => asked.includes(id)) ?? [];
    return { documents: known.map(({ id }) => id) };
  },
  words: (context) => ({
    title: context.t('form.kinds.request-documents.title'),
    intro: introduce(context, context.loaded, context.t('form.kinds.request-documents.intro')),
    submitLabel: context.t('form.kinds.request-documents.submit'),
    subject: context.loaded?.subject ?? null,
  }),
  toLead: ({ documents, remark, ...person }, { loaded }) => ({
    ...toPerson(person),
    listing: loaded?.listing.card.id,
    documents,
    remark,
  }),
});

/** Loads the listing with its documents; closed if it has none. */
async function openDocuments(
  context: OpenSite,
  query: URLSearchParams,
): Promise<AboutListing | ClosedForm> {
  const opened = await openListing(context, query);
  if (opened === null || isClosed(opened) || opened.listing.documents.length > 0) return opened;
  const { t } = context;
  const ask = buildFormPath(context, 'contact-me', { listing: opened.listing.card.id });
  return closeForm({
    title: t('errors.noDocuments'),
    text: t('form.closed.noDocumentsText'),
    links: [{ label: t('detail.actions.information'), href: ask }, opened.subject.back],
  });
}
