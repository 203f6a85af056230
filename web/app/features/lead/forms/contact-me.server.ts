import { z } from 'zod';
import { foldAway, includeIf } from '../../../form/fields/in-group.server';
import { contactHours } from '../../../form/fields/contact-hours.server';
import { defineForm } from '../../../form/form-definition.server';
import { askedAbout, introduce, openListing } from '../listing-subject.server';
import {
  callable,
  isReachable,
  personFields,
  toPerson,
} from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

export const contactMe = defineForm({
  kind: 'contact-me',
  load: (context, query) => openListing(context, query),
  whenAway: null,
  schemaKey: ({ loaded }) => [...askedAbout(loaded)].join(),
  schema: (context) => {
    const { t, loaded } = context;
    const asked = askedAbout(loaded);
    const fields = createStandardFields(context);
    const shape = {
      remark: fields.remark(t('form.errors.remark')),
      ...personFields(context, asked),
      ...foldAway(context, {
        ...includeIf(asked.has('preference'), { timeSlots: contactHours(context) }),
        ...includeIf(asked.has('newsletter'), { newsletter: fields.newsletter() }),
      }),
      privacy: fields.privacy(),
    };
    return z.object(shape).refine(isReachable, callable(t));
  },
  words: (context) => ({
    title: context.t('form.kinds.contact-me.title'),
    intro: introduce(context, context.loaded, context.t('form.kinds.contact-me.intro')),
    submitLabel: context.t('form.kinds.contact-me.submit'),
    subject: context.loaded?.subject ?? null,
  }),
  toLead: ({ remark, timeSlots, newsletter, ...person }, { loaded }) => ({
    ...toPerson(person),
    listing: loaded?.listing.card.id,
    remark,
    timeSlots,
    newsletter: newsletter ?? false,
  }),
});
