import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { translations } from '../../i18n/translations.server';
import { renderView } from '../../testing/render-view';
import { CheckField } from './form-groups';
import { listFields } from '../describe-form.server';
import { createFields } from '../fields/fields.server';

test.each(languages)('FORM-3 in %s the agreement is one sentence with a link in it', (language) => {
  const { t } = translations[language];
  const { agreement } = createFields(t);
  const link = { label: t('form.send.privacyLink'), href: '/privacy/' };
  const label = t('form.privacy');
  const privacy = agreement({ label, link, required: t('form.errors.privacy') });
  const [field] = listFields(z.object({ privacy }));
  if (!field) throw new Error('No field');
  renderView(<CheckField field={field.view} id="privacy" error={undefined} initial={[]} />);
  expect(screen.getByRole('checkbox').closest('label')?.textContent).toBe(`${label}*`);
  expect(label).toContain(screen.getByRole('link', { name: link.label }).textContent);
});
