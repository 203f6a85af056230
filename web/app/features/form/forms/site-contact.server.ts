import { z } from 'zod';
import { defineForm } from '../form-definition.server';
import { createStandardFields } from '../standard-fields.server';

/** A question to the agency about anything. */
export const siteContact = defineForm({
  kind: 'site-contact',
  schema: (context) => {
    const fields = createStandardFields(context);
    return z.object({
      firstName: fields.firstName(),
      lastName: fields.lastName(),
      email: fields.email(),
      phone: fields.optionalPhone(),
      remark: fields.remark(context.t('form.errors.remark')),
      newsletter: fields.newsletter(),
      privacy: fields.privacy(),
    });
  },
  words: ({ t }) => ({
    title: t('contact.us'),
    intro: null,
    submitLabel: t('common.send'),
  }),
  toLead: ({ firstName, lastName, email, phone, remark, newsletter }) => ({
    ...{ firstName, lastName, email, phone, remark },
    newsletter: newsletter ?? false,
  }),
});
