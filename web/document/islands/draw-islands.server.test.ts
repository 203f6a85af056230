import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFields } from '../../app/form/describe-form.server';
import type { FormView } from '../../app/form/form-view';
import { createFields } from '../../app/form/fields/fields.server';
import { translations } from '../../app/i18n/translations.server';
import { collectStyles } from '../styles/style-tracker';
import { serverIslands } from '../../app/islands/server-islands';
import { createIslandRenderer } from './draw-islands.server';

const { t } = translations.en;
const schema = z.object({ name: createFields(t).text({ label: 'Name', required: 'Your name' }) });
const formAbout = (listing: string): FormView => ({
  kind: 'contact-me',
  action: `/en/forms/contact/?listing=${listing}&from="'<$&`,
  formTokenHref: null,
  ...describeFields(schema),
  values: {},
  submitLabel: 'Send',
});

async function draw(form: FormView, isAlike: boolean) {
  const drawIsland = await createIslandRenderer(translations.en, serverIslands);
  const alike = isAlike ? { key: form.groups, name: 'contact-me', action: form.action } : undefined;
  let prefix = '';
  const { html, needs } = collectStyles(() => {
    const drawn = drawIsland('form', { form }, alike);
    ({ prefix } = drawn);
    return drawn.html;
  });
  return { html: html.replaceAll(prefix, '_'), needs, prefix };
}

test('PERF-2 a form that many pages have alike is drawn once, and is sent to the address of each', async () => {
  const first = await draw(formAbout('1'), true);
  const other = await draw(formAbout('2'), true);
  expect(other.html).toContain('?listing=2&amp;from=&quot;&#x27;&lt;$&amp;"');
  expect(other).toEqual({ ...(await draw(formAbout('2'), false)), prefix: first.prefix });
  expect((await draw(formAbout('1'), true)).html).toBe(first.html);
});

test('PERF-2 twice on one page it is drawn twice, for its ids', async () => {
  const drawIsland = await createIslandRenderer(translations.en, serverIslands);
  const form = formAbout('3');
  const alike = { key: form.groups, name: 'contact-me', action: form.action };
  const prefixes = [1, 2].map(() => drawIsland('form', { form }, alike).prefix);
  expect(new Set(prefixes).size).toBe(2);
});
