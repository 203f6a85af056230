import { z } from 'zod';
import { usualItems } from '../../../form/fields/asked-of-tenant';
import { contactHours } from '../../../form/fields/contact-hours.server';
import { defineForm } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import {
  callable,
  isReachable,
  personFields,
  toPerson,
} from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** A question to the agency about anything. */
export const siteContact = defineForm({
  kind: 'site-contact',
  schema: (context) => {
    const { t } = context;
    const fields = createStandardFields(context);
    const shape = {
      remark: fields.remark(t('form.errors.remark')),
      ...personFields(context, usualItems),
      ...inGroup(t('form.groups.you'), { timeSlots: contactHours(context) }),
      newsletter: fields.newsletter(),
      privacy: fields.privacy(),
    };
    return z.object(shape).refine(isReachable, callable(t));
  },
  words: ({ t }) => ({
    title: t('form.kinds.site-contact.title'),
    intro: t('form.kinds.site-contact.intro'),
    submitLabel: t('form.kinds.site-contact.submit'),
  }),
  toLead: ({ remark, timeSlots, newsletter, ...person }) => ({
    ...toPerson(person),
    remark,
    timeSlots,
    newsletter: newsletter ?? false,
  }),
});
