import { formLimits } from '@agency/domain/form-limits';
import { z } from 'zod';
import { createFields } from '../../../form/fields/fields.server';
import { usualItems } from '../../../form/fields/asked-of-tenant';
import { defineForm } from '../../../form/form-definition.server';
import { personFields, toPerson } from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';

/** A job application, with a CV that only staff can open. */
export const job = defineForm({
  kind: 'job',
  schema: (context) => {
    const { t } = context;
    const { text, file } = createFields(t);
    const asked = new Set([...usualItems].filter((item) => item !== 'preference'));
    return z.object({
      position: text({ label: t('form.fields.position'), max: formLimits.position }),
      remark: text({ label: t('form.fields.motivation'), isLong: true, max: formLimits.remark }),
      cv: file({
        label: t('form.fields.cv'),
        hint: t('form.hints.cv'),
        purpose: 'cv',
        required: t('form.errors.cv'),
        accept: '.pdf,.doc,.docx,.odt',
      }),
      ...personFields(context, asked),
      privacy: createStandardFields(context).privacy(),
    });
  },
  initial: ({ query }) => ({
    position: (query.get('position') ?? '').slice(0, formLimits.position),
  }),
  words: ({ t }) => ({
    title: t('form.kinds.job.title'),
    intro: t('form.kinds.job.intro'),
    submitLabel: t('form.kinds.job.submit'),
  }),
  toLead: ({ position, remark, cv, ...person }) => ({
    ...toPerson(person),
    remark,
    job: { position, file: cv },
  }),
});
