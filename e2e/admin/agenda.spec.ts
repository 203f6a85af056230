import type { Locator, Page } from '@playwright/test';
import { expectUncoveredAndPress, middleOf } from '../press';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const manager = '/content-manager/collection-types';
const [wednesday, thursday] = ['2027-09-15', '2027-09-16'];

test('EDIT-11 an appointment is dragged to another day, and its visitor is mailed once that is confirmed', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  const { name, countMails } = await planVisit(administrator, '10:00');
  await page.setViewportSize({ width: 1440, height: 1100 });
  await open(page, `day=${wednesday}`);
  const block = page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const ghost = page.locator('[data-ghost]');
  const dragAnHourLaterOnThursday = async (): Promise<void> => {
    const hourHeight = 60;
    await drag(page, block, column(page, thursday), hourHeight);
    await expect(column(page, thursday).locator(ghost)).toHaveText('11:00');
  };

  await dragAnHourLaterOnThursday();
  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await page.mouse.up();
  await expect(dialog).toHaveCount(0);

  await dragAnHourLaterOnThursday();
  await page.mouse.up();
  await expect(dialog.getByText('The visitor is mailed the new hour.')).toBeVisible();
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await expect(column(page, wednesday).getByRole('button', { name })).toBeFocused();
  expect(await countMails()).toBe(1);

  await dragAnHourLaterOnThursday();
  await page.mouse.up();
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Move and mail' }));
  const moved = column(page, thursday).getByRole('button', { name });
  await expect(moved).toHaveText(/^11:00 – 11:30/);
  await expect(moved).toBeFocused();
  await expect(column(page, wednesday).getByRole('button', { name })).toHaveCount(0);
  expect(await countMails()).toBe(2);
});

test('EDIT-11 an appointment is moved by keys, and given to a colleague without a mail', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  const { name, countMails } = await planVisit(administrator, '15:00');
  await page.setViewportSize({ width: 1440, height: 1100 });
  await open(page, `day=${wednesday}&visitors=1`);
  const block = page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  await block.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').getByText(/^To Thu,? 16 Sept?, 15:30$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Hour (Brussels)' })).toHaveValue('14:45');
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Move and mail' }));
  await expect(dialog).toHaveCount(0);
  await expect(block).toHaveText(/^14:45 – 15:15/);
  expect(await countMails()).toBe(2);

  // A day has a column for each colleague.
  await expectUncoveredAndPress(page.getByRole('button', { name: /^Wed,? 15 Sept?$/ }));
  const editor = page.locator('[data-column]', { hasText: 'Agency Editor' });
  await expect(page.locator('[data-column]', { hasText: 'Agency Administrator' })).toContainText(
    name,
  );
  await drag(page, block, editor, 0);
  await page.mouse.up();
  await expect(dialog.getByText('Nobody is mailed: the hour stays.')).toBeVisible();
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Hand over' }));
  await expect(editor).toContainText(name);
  expect(await countMails()).toBe(2);
});

test('EDIT-11 STAFF-5 on a phone the agenda is a list by day, and moments nobody comes to can be left out', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  const { name } = await planVisit(administrator, '12:00');
  const start = `${wednesday}T06:00:00.000Z`;
  const end = `${wednesday}T06:30:00.000Z`;
  const slots = `${manager}/api::appointment-slot.appointment-slot`;
  const slot = { start, end, capacity: 1, active: true };
  const made = await requestAdmin<{ data: { documentId: string } }>(
    administrator,
    'POST',
    slots,
    slot,
  );
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `day=${wednesday}`);
    const empty = page.getByText('No visitors yet').first();
    const row = page.locator('[data-agenda] [data-visit]', { hasText: name });
    await expect(row).toContainText('12:00 – 12:30');
    await expect(empty).toBeVisible();
    await expect(page.locator('[data-agenda-grid]')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Only with visitors' }).click();
    await expect(empty).toHaveCount(0);
    await row.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Day' })).toHaveValue('15/09/2027');
    await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  } finally {
    // Visitors of other tests would be offered it instead of days.
    await requestAdmin(administrator, 'DELETE', `${slots}/${made.data.documentId}`);
  }
});

function column(page: Page, key: string): Locator {
  return page.locator(`[data-column="${key}"]`);
}

/** Drags an appointment into a column, so many pixels further down, and holds it there. */
async function drag(page: Page, block: Locator, to: Locator, down: number): Promise<void> {
  const [x, y] = await middleOf(block);
  const box = await to.boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, y + down, { steps: 8 });
}

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/inbox/visits?${query}`);
}

/** Plans a visit of half an hour on Wednesday; the first mail confirms it. */
async function planVisit(administrator: Page, time: string) {
  const name = `Agenda${Date.now()}`;
  const email = `${name}@example.org`;
  const made = await requestAdmin<{ data: { documentId: string } }>(
    administrator,
    'POST',
    `${manager}/api::lead.lead`,
    {
      kind: 'contact-appointment',
      state: 'new',
      language: 'nl',
      newsletter: false,
      firstName: 'Ella',
      lastName: name,
      email,
      submissionId: crypto.randomUUID(),
    },
  );
  const lead = `/agency/inbox/leads/${made.data.documentId}`;
  const visit = { sequence: 0, day: wednesday, time, minutes: 30 };
  await requestAdmin(administrator, 'POST', `${lead}/visit`, visit);
  const countMails = async (): Promise<number> => {
    const { mails } = await requestAdmin<{ mails: { kind: string }[] }>(administrator, 'GET', lead);
    return mails.filter(({ kind }) => kind === 'visit-confirmed').length;
  };
  return { name: new RegExp(name), countMails };
}
