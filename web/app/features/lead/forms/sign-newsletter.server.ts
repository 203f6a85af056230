import { z } from 'zod';
import { createFields } from '../../../form/fields/fields.server';
import { defineForm } from '../../../form/form-definition.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** Subscribes to the newsletter once the address is confirmed. */
export const signNewsletter = defineForm({
  kind: 'sign-newsletter',
  schema: (context) => {
    const { t } = context;
    const { text } = createFields(t);
    const fields = createStandardFields(context);
    return z.object({
      email: fields.email(),
      firstName: text({
        label: t('form.fields.firstName'),
        autoComplete: 'given-name',
        width: 'half',
      }),
      privacy: fields.privacy(),
    });
  },
  words: ({ t }) => ({
    title: t('form.kinds.sign-newsletter.title'),
    intro: t('form.kinds.sign-newsletter.intro'),
    submitLabel: t('form.kinds.sign-newsletter.submit'),
  }),
  toLead: ({ email, firstName }) => ({ email, firstName, newsletter: true }),
});
