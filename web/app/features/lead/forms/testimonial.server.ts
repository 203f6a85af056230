import { formLimits } from '@agency/domain/form-limits';
import { z } from 'zod';
import { formatIsoDay } from '../../../lib/text/formats';
import { buildWebAddress } from '../../../lib/web/web-address';
import { fieldMeta } from '../../../form/fields/field-meta.server';
import { createFields } from '../../../form/fields/fields.server';
import { defineForm } from '../../../form/form-definition.server';
import { inGroup } from '../../../form/fields/in-group.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** A client's testimonial; it is published after an editor's approval. */
export const testimonial = defineForm({
  kind: 'testimonial',
  schema: (context) => {
    const { t } = context;
    const { text, email, date, file } = createFields(t);
    const fields = createStandardFields(context);
    return z.object({
      remark: text({
        label: t('form.fields.comment'),
        isLong: true,
        max: formLimits.remark,
        required: t('form.errors.comment'),
      }),
      image: file({
        label: t('form.fields.image'),
        hint: t('form.hints.image'),
        purpose: 'picture',
        accept: '.jpg,.jpeg,.png,.webp,.avif,image/*',
      }),
      ...inGroup(t('form.groups.you'), {
        name: text({
          label: t('form.fields.name'),
          hint: t('form.hints.name'),
          autoComplete: 'name',
          required: t('form.errors.name'),
        }),
        website: website(context.t),
        date: date({
          label: t('form.fields.date'),
          max: today(),
          invalid: t('form.errors.datePast'),
          width: 'half',
        }),
        email: email({
          label: t('form.fields.email'),
          hint: t('form.hints.testimonialEmail'),
          autoComplete: 'email',
        }),
      }),
      privacy: fields.privacy(),
    });
  },
  initial: () => ({ date: today() }),
  words: ({ t }) => ({
    title: t('form.kinds.testimonial.title'),
    intro: t('form.kinds.testimonial.intro'),
    submitLabel: t('form.kinds.testimonial.submit'),
  }),
  toLead: ({ remark, name, website: typed, date, email, image }) => ({
    remark,
    email,
    testimonial: { name, website: typed && buildWebAddress(typed), date, file: image },
  }),
});

/** Accepts a web address with or without `https://`. */
function website(t: Parameters<typeof createFields>[0]) {
  const invalid = t('form.errors.website');
  const tooLong = t('form.errors.tooLong');
  return z
    .string()
    .max(formLimits.website, { error: tooLong })
    .refine((typed) => buildWebAddress(typed) !== null, { error: invalid })
    .optional()
    .register(fieldMeta, {
      widget: 'text',
      label: t('form.fields.website'),
      hint: t('form.hints.website'),
      autoComplete: 'url',
      width: 'half',
      messages: { invalid, tooLong },
    });
}

function today(): string {
  return formatIsoDay(new Date()) ?? '';
}
