import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { translations } from '../../../i18n/translations.server';
import { renderView } from '../../../testing/render-view';
import { listFields } from '../../describe-form.server';
import { createFields } from '../../fields/fields.server';
import { Form } from '../form';
import type { FormView, OptionView } from '../../form-view';

const f = createFields(translations.en.t);
const place = (value: string, label: string, group: string): OptionView => ({
  value,
  label,
  group,
});
const schema = z.object({
  zips: f.choices({
    label: 'Places',
    required: 'A place, please',
    variant: 'places',
    options: [
      { ...place('region:Brussels', 'All of Brussels', 'Brussels'), isWhole: true },
      place('1050', '1050 Ixelles', 'Brussels'),
      place('1180', '1180 Uccle', 'Brussels'),
      { ...place('region:Wallonia', 'All of Wallonia', 'Wallonia'), isWhole: true },
      place('1410', '1410 Waterloo', 'Wallonia'),
    ],
  }),
});

function show(zips: string[] = []): void {
  const form: FormView = {
    kind: 'demand-register',
    action: '/en/forms/keep-me-posted/',
    formTokenHref: null,
    groups: [{ legend: null, fields: listFields(schema).map(({ view }) => view) }],
    values: { zips },
    submitLabel: 'Send',
    hasFile: false,
  };
  renderView(<Form form={form} />);
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const listChips = () =>
  within(screen.getByRole('list', { name: 'Chosen municipalities' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('FORM-9 a whole region ticks its places, and one place less unticks the whole', async () => {
  show();
  await userEvent.click(box('All of Brussels'));
  expect([box('1050 Ixelles').checked, box('1180 Uccle').checked]).toEqual([true, true]);
  expect(listChips()).toEqual(['All of Brussels']);
  await userEvent.click(box('1180 Uccle'));
  expect(box('All of Brussels').checked).toBe(false);
  expect(listChips()).toEqual(['1050 Ixelles']);
});

test('FORM-9 a chosen place is taken away by its chip, and the focus has a place to go', async () => {
  show(['1050', '1410']);
  expect(listChips()).toEqual(['1050 Ixelles', 'All of Wallonia']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1050 Ixelles' }));
  expect(box('1050 Ixelles').checked).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('FORM-9 what is typed narrows the places, keeps those chosen, and Enter sends nothing', async () => {
  show(['1050']);
  await userEvent.type(screen.getByRole('searchbox'), 'ucc{Enter}');
  expect(screen.getByRole('checkbox', { name: '1180 Uccle' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: '1410 Waterloo' })).toBeNull();
  expect(listChips()).toEqual(['1050 Ixelles']);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getAllByText('No municipality found').length).toBeGreaterThan(0);
});
