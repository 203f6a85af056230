import type { Page } from '@playwright/test';
import { expectAtRest, expectUncoveredAndPress, expectUncoveredAndTap, middleOf } from '../press';
import { requestAdmin, readAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

test.describe.configure({ mode: 'serial' });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const lastName = 'Postbus';
const address = 'postbus@example.org';
const message = 'Is de tuin groot?';

test('CMS-4 a lead is found in its inbox, taken and done', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  await writeLead(administrator);
  await open(page, 'inbox/site-contact');
  await page.getByLabel('Name, address or words').fill(lastName);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: lastName });
  await expect(page.getByText(/^1 lead · keys/)).toBeVisible();
  await act(page, 'Assign to me');
  await expect(row).toContainText('Agency Editor');
  await act(page, 'Mark as done');
  await expect(row).toContainText(/done/i);

  await row.getByRole('link', { name: lastName }).click();
  await expect(page.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  );
  await expect(page.locator('[data-lead-message]')).toHaveText(message);
});

test('STAFF-1 STAFF-4 a lead is read, answered, given away and looked at again, by pointer', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  await writeLead(administrator, { lastName: 'Antwoord', phone: '+32 (0)470/55.44.33' });
  await open(page, 'inbox?text=0470554433');
  const row = page.getByRole('row', { name: 'Antwoord' }).first();
  await expect(row).toHaveAttribute('data-unread', '');
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-current]')).toContainText('Antwoord');
  await expectUncoveredAndPress(row.getByRole('link', { name: 'Antwoord' }));
  await expect(page.locator('[data-lead-message]')).toHaveText(message);

  await expectUncoveredAndPress(page.getByRole('button', { name: 'Reply', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Text')).toHaveValue(/Dag Ella Antwoord,/);
  await dialog.getByLabel('Subject').fill('Uw vraag aan ons');
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-lead-mail="lead-reply"]')).toContainText('Uw vraag aan ons');

  await expectUncoveredAndPress(page.getByRole('combobox', { name: 'Handled by' }));
  await expectUncoveredAndPress(page.getByRole('option', { name: 'Agency Editor' }));
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Tomorrow' }));
  const history = page.locator('[data-lead-history]');
  await expect(history).toContainText(/To follow up on .*Given to Agency Editor.*Replied: Uw/s);
  const { results } = await requestAdmin<{ results: { subject: string }[] }>(
    administrator,
    'GET',
    '/content-manager/collection-types/api::outbox-mail.outbox-mail?filters[$and][0][kind][$eq]=lead-reply',
  );
  expect(results.map(({ subject }) => subject)).toEqual(['Uw vraag aan ons']);
});

test('STAFF-1 STAFF-4 a lead is answered, done and put off on a phone, by finger, and the next is found', async ({
  browser,
  editorContext,
  administrator,
}) => {
  test.setTimeout(300_000);
  // A failed attempt leaves its leads, so each attempt has its own names.
  const ending = 'en'.repeat(test.info().retry);
  const lastName = `Vinger${ending}`;
  const nextLead = { lastName: `Volgende${ending}`, email: 'volgende@example.org' };
  await writeLead(administrator, nextLead);
  await writeLead(administrator, { lastName, phone: '+32 (0)470/98.76.54' });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await editorContext.storageState(),
  });
  const page = await context.newPage();
  const leads = page.locator('tbody').getByRole('row');
  await open(page, '');
  await expectUncoveredAndTap(
    page.locator('[data-today]').getByRole('link', { name: /new leads$/ }),
  );
  // Others write leads at the same time.
  const newest = leads.filter({ hasText: lastName });
  await expect(newest).toHaveCount(1);
  for (const words of ['Contact', String(new Date().getFullYear())]) {
    await expect(newest.getByText(words).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(newest.locator('a[href="tel:+32470987654"]')).toBeInViewport({ ratio: 1 });
  await expectUncoveredAndTap(newest.getByRole('link', { name: lastName }));
  const call = page.getByRole('link', { name: 'Call', exact: true });
  await expect(call).toHaveAttribute('href', 'tel:+32470987654');
  await middleOf(call);

  await expectUncoveredAndTap(page.getByRole('button', { name: 'Reply', exact: true }));
  const dialog = page.getByRole('dialog');
  await expectUncoveredAndTap(dialog.getByRole('combobox', { name: 'Template' }));
  await expectUncoveredAndTap(page.getByRole('option').last());
  await expect(dialog.getByLabel('Text')).toHaveValue(RegExp(`Dag Ella ${lastName},`));
  await expectUncoveredAndTap(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog).toHaveCount(0);
  await expectUncoveredAndTap(page.getByRole('button', { name: 'Done', exact: true }));
  await expectUncoveredAndTap(page.getByRole('button', { name: 'Tomorrow' }));
  await expect(page.locator('[data-lead-history]')).toContainText('To follow up on');

  // From where the finger is: the way back stays in sight on a scrolled page.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expectUncoveredAndTap(page.getByRole('link', { name: 'All leads' }));
  await expectUncoveredAndTap(page.getByRole('button', { name: 'More filters' }));
  await expectUncoveredAndTap(page.getByRole('combobox', { name: 'Status' }));
  await expectUncoveredAndTap(page.getByRole('option', { name: 'New', exact: true }));
  await expect(leads.filter({ hasText: lastName })).toHaveCount(0);
  await expectUncoveredAndTap(leads.getByRole('link', { name: nextLead.lastName }));
  await expect(page.locator('[data-lead-message]')).toHaveText(message);
  await context.close();
});

test('STAFF-5 a visit is planned in its dialog on a phone, by finger', async ({
  browser,
  administratorContext,
  administrator,
}) => {
  test.setTimeout(300_000);
  const name = `Bezoek${Date.now()}`;
  await writeLead(administrator, { lastName: name, kind: 'contact-appointment' });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await administratorContext.storageState(),
  });
  const page = await context.newPage();
  await open(page, `inbox?text=${name}`);
  await expectUncoveredAndTap(page.getByRole('link', { name: RegExp(name) }).first());
  await expectUncoveredAndTap(page.getByRole('button', { name: 'Plan the visit' }));
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Confirm' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(save).toBeDisabled();
  const minutes = dialog.getByRole('spinbutton', { name: 'Minutes' });
  const fields = [
    dialog.getByRole('combobox', { name: 'Moment' }),
    dialog.getByRole('combobox', { name: 'Day' }),
    dialog.getByRole('combobox', { name: 'Hour (Brussels)' }),
    minutes,
    dialog.getByRole('button', { name: 'Cancel' }),
  ];
  for (const field of fields) {
    const [x] = await middleOf(field);
    const box = await field.boundingBox();
    expect(x + (box?.width ?? 0) / 2).toBeLessThanOrEqual(390);
    await expect(save).toBeInViewport({ ratio: 1 });
  }
  await dialog.getByRole('combobox', { name: 'Day' }).fill('15/06/2027');
  await page.keyboard.press('Tab');
  await expect(save).toBeEnabled();
  await minutes.fill('9999');
  await expect(dialog.getByRole('alert')).toHaveText('Give 5 to 240 whole minutes.');
  await expect(save).toBeDisabled();
  await minutes.fill('45');
  await expect(dialog.getByText('Until 10:45')).toBeVisible();
  await expectUncoveredAndTap(save);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-lead-history]')).toContainText('15 Jun 2027, 10:00');
  await context.close();
});

test('STAFF-5 an hour that is free is proposed on each day that is chosen, and a visit ends that day', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = `Vrij${Date.now()}`;
  await writeLead(page, { lastName: name, kind: 'contact-appointment' });
  // From ten to eleven in Brussels.
  const taken = [{ start: '2027-06-15T08:00:00.000Z', end: '2027-06-15T09:00:00.000Z' }];
  await page.route(/\/inbox\/leads\/\w+\/moments$/, (route) =>
    route.fulfill({ json: { moments: [], taken } }),
  );
  await open(page, `inbox?text=${name}`);
  await expectUncoveredAndPress(page.getByRole('link', { name: RegExp(name) }).first());
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Plan the visit' }));
  const dialog = page.getByRole('dialog');
  const hour = dialog.getByRole('combobox', { name: 'Hour (Brussels)' });
  const typeDay = async (day: string): Promise<void> => {
    await expectUncoveredAndPress(dialog.getByRole('combobox', { name: 'Day' }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(day);
    await page.keyboard.press('Tab');
  };
  await expect(hour).toHaveValue('10:00');
  await typeDay('15/06/2027');
  await expect(hour).toHaveValue('11:00');
  await typeDay('16/06/2027');
  await expect(hour).toHaveValue('10:00');
  await expectUncoveredAndPress(hour);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('22:30');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await typeDay('15/06/2027');
  await expect(hour).toHaveValue('22:30');
  const minutes = dialog.getByRole('spinbutton', { name: 'Minutes' });
  const save = dialog.getByRole('button', { name: 'Confirm' });
  await expect(save).toBeEnabled();
  for (const [length, words] of [
    ['7.5', 'Give 5 to 240 whole minutes.'],
    ['240', /^It ends after midnight/],
  ] as const) {
    await minutes.fill(length);
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await expect(save).toBeDisabled();
  }
  await minutes.fill('90');
  await expect(dialog.getByText('Until 00:00')).toBeVisible();
  await expect(save).toBeEnabled();
});

test('STAFF-1 the row that j chose is opened by o, and the menu counts what e did away with', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = `Toets${Date.now()}`;
  await writeLead(page, { lastName: name });
  await writeLead(page, { lastName: name });
  await open(page, `inbox?text=${name}`);
  const rows = page.locator('tbody').getByRole('row', { name });
  await expect(rows).toHaveCount(2);
  // The menu of all the admin, and that of the inbox beside the list.
  const inMenu = page.locator('[data-inbox-count]').first();
  const beside = page.getByRole('link', { name: /^All leads/ });
  const before = Number(await inMenu.textContent());
  await page.keyboard.press('j');
  await expect(rows.first()).toHaveAttribute('data-current', '');
  await page.keyboard.press('e');
  await expect(inMenu).toHaveText(String(before - 1));
  await expect(beside).toContainText(String(before - 1));
  // A press beside the rows leaves the chosen one as it is.
  await page.mouse.click(...(await middleOf(page.getByRole('heading', { level: 1 }))));
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/inbox\/lead\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('EDIT-8 without a connection it is said that the CMS cannot be reached', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const name = `Zonder${Date.now()}`;
  await writeLead(page, { lastName: name });
  await open(page, `inbox?text=${name}`);
  await page.getByRole('row', { name }).getByRole('checkbox').click();
  await page.context().setOffline(true);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Mark as done' }));
  await expect(page.getByText(/^The CMS cannot be reached/)).toBeVisible();
  await page.context().setOffline(false);
});

test('EDIT-8 a search without a connection shows no rows of the search before, and is tried again', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  // Digits are searched as a phone number; a try that failed leaves its leads behind.
  const name = `Zoek${'abc'.charAt(test.info().retry)}`;
  const longer = `${name}meester`;
  await writeLead(page, { lastName: name });
  await writeLead(page, { lastName: longer });
  await open(page, `inbox?text=${name}`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.context().setOffline(true);
  await page.getByLabel('Name, address or words').fill(longer);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page.getByRole('alert').getByText(/^The CMS cannot be reached/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.context().setOffline(false);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Try again' }));
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(longer);
});

test('CMS-4 in Dutch a lead that is open has a low row, and no word of it breaks', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const name = `Laag${Date.now()}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  const { results } = await requestAdmin<{ results: { documentId: string }[] }>(
    page,
    'GET',
    '/content-manager/collection-types/api::listing.listing?pageSize=1',
  );
  await writeLead(page, { kind: 'demand-register', state: 'open', lastName: name });
  await writeLead(page, {
    kind: 'contact-appointment',
    state: 'open',
    lastName: name,
    listing: { connect: results.map(({ documentId }) => ({ documentId })) },
  });
  await open(page, 'inbox');
  await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'nl'));
  await open(page, `inbox?text=${name}`);
  const rows = page.locator('tbody').getByRole('row', { name });
  await expect(rows).toHaveCount(2);
  const kind = rows.getByText('Zoekopdrachten', { exact: true });
  for (const row of await rows.all()) {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96);
  }
  const lines = await kind.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'en'));
});

test('STAFF-1 STAFF-3 STAFF-5 every dialog of staff opens and closes, on a phone too', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialogs: [string, string][] = [
    ['inbox/visits', 'Make moments'],
    ['inbox/visits', 'In my calendar'],
  ];
  for (const [path, name] of dialogs) {
    await open(page, path);
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await open(page, 'inbox/people');
  await page.getByLabel('Name, email or phone').fill('antwoord');
  await page.keyboard.press('Enter');
  await page.locator('[data-people]').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
});

test('CMS-4 a long name leaves every column of the inbox in sight, and days come before months', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const writeToday = () =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' }).format(new Date());
  const before = writeToday();
  const long = { kind: 'contact-appointment', lastName: 'W'.repeat(100) };
  await writeLead(page, { ...long, email: `${'v'.repeat(60)}@${'example'.repeat(8)}.org` });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'inbox');
    const heads = page.locator('th');
    await expect(heads).toHaveCount(8);
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
  }
  const row = page.getByRole('row', { name: 'WWW' }).first();
  await expect(row).toContainText(
    new RegExp(`(${before}|${writeToday()}), \\d\\d:\\d\\d(?! [AP]M)`),
  );
  await page.getByLabel('From', { exact: true }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.locator('th').first()).toHaveText('Mo');
  await calendar.getByRole('gridcell', { name: /\b1 / }).first().click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/^01\/\d\d\/\d{4}$/);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01/);
});

test('CMS-4 an administrator erases what is kept about an address', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  await writeLead(page);
  await open(page, 'privacy');
  await page.getByLabel(/Email address of the person/).fill('Postbus+site@Example.org');
  await page.getByRole('button', { name: 'Look up' }).click();
  const person = page.locator('[data-person]');
  await expect(person).toContainText('About postbus+site@example.org');
  await expect(person).toContainText('Nothing is kept about this address.');
  await person.getByRole('button', { name: address }).click();
  await expect(person).toContainText(`About ${address}`);
  await expect(person).toContainText(/Leads: [1-9]/);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address again').fill(address);
  await erase.click();
  await expect(page.getByText('Nothing is kept about this address.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Erased/ }).first()).toBeVisible();
});

test('STAFF-2 somebody known by phone only is handed over and erased where they are read', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  // A try that failed leaves its lead behind.
  const phone = `+32 (0)471/65.43.2${test.info().retry}`;
  const typed = `0471 65 43 2${test.info().retry}`;
  await writeLead(page, { lastName: 'Telefoon', email: null, phone });
  await open(page, 'inbox/people');
  await page.getByLabel('Name, email or phone').fill(typed);
  await page.keyboard.press('Enter');
  await page
    .locator('[data-people]')
    .getByRole('link', { name: /Telefoon/ })
    .click();
  await expectUncoveredAndPress(page.getByRole('button', { name: `What is kept about ${phone}` }));
  const person = page.locator('[data-person]');
  await expect(person).toContainText('Leads: 1');
  const saving = page.waitForEvent('download');
  await person.getByRole('button', { name: 'Download everything' }).click();
  expect((await saving).suggestedFilename()).toBe(`47165432${test.info().retry}.json`);
  await person.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByLabel('Type the phone number again').fill(typed);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(person).toContainText('Nothing is kept about this phone number.');
  // No personal data stays on the screen, and a click opens the other leads.
  const main = page.getByRole('main');
  await expect(main).not.toContainText('Telefoon');
  await expect(main).not.toContainText(phone);
  await expectUncoveredAndPress(main.getByRole('link', { name: 'People' }));
  await expect(page.getByLabel('Name, email or phone')).toBeVisible();
});

test('STAFF-3 a merge begins with the name of who is read, and is made and undone with a press each', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const name = `Samen${Date.now()}`;
  const [one, other] = [`${name}@example.org`, `${name}@example.com`];
  await writeLead(page, { lastName: name, email: one });
  await writeLead(page, { lastName: name, email: other });
  await open(page, 'inbox/people');
  await page.getByLabel('Name, email or phone').fill(one);
  await page.keyboard.press('Enter');
  await expectUncoveredAndPress(page.locator('[data-people]').getByRole('link', { name }));
  await expect(page.getByRole('link', { name: one })).toBeVisible();
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Merge' }));
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('heading', { name: `Merge Ella ${name} with somebody` }),
  ).toBeVisible();
  const text = dialog.getByLabel('Name, email or phone');
  await expect(text).toHaveValue(`Ella ${name}`);
  // The open lead is not offered as a duplicate of itself.
  const same = dialog.getByRole('button', { name: `This is also Ella ${name}` });
  await expect(same).toHaveCount(1);
  // On one line, in the middle of it, once what is found has moved the dialog.
  await expectAtRest(text);
  const [, field] = await middleOf(text);
  const [, search] = await middleOf(dialog.getByRole('button', { name: 'Search' }));
  expect(Math.abs(search - field)).toBeLessThanOrEqual(1);
  await expectUncoveredAndPress(same);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: other })).toBeVisible();
  await expectUncoveredAndPress(page.getByRole('button', { name: `Split off ${other}` }));
  await expect(page.getByRole('link', { name: other })).toHaveCount(0);
  await expect(page.getByRole('link', { name: one })).toBeVisible();
});

test('STAFF-3 who was written to about a listing is said, and not chosen again', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  // Of a listing that no other saved search of the tests waits for.
  const manager = '/content-manager/collection-types';
  const listings = `${manager}/api::listing.listing?filters[$and][0][reference][$eq]=5204691`;
  const { results } = await requestAdmin<{ results: { documentId: string; zip: string }[] }>(
    page,
    'GET',
    listings,
  );
  const { documentId, zip } = results[0] ?? { documentId: '', zip: '' };
  const types = await requestAdmin<{ results: { documentId: string }[] }>(
    page,
    'GET',
    `/content-manager/relations/api::listing.listing/${documentId}/types`,
  );
  const connect = types.results.map((type) => ({ documentId: type.documentId }));
  const searches = await Promise.all(
    ['Een', 'Twee'].map((name) =>
      requestAdmin<{ data: { documentId: string } }>(
        page,
        'POST',
        `${manager}/api::demand.demand`,
        {
          name,
          email: `${name}@example.org`,
          language: 'nl',
          state: 'active',
          rhythm: 'weekly',
          criteria: { goal: 'sale', zips: [zip], types: { connect } },
        },
      ),
    ),
  );
  await open(page, `inbox/matches/${documentId}`);
  const [one, two] = ['Een', 'Twee'].map((name) => page.getByRole('checkbox', { name }));
  await expectUncoveredAndPress(two!);
  await page.getByLabel('Subject').fill('Iets voor u');
  await page.getByLabel('Text').fill('Kom kijken.');
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Send to 1 person' }));
  const mailed = page.locator('[data-mailed]');
  await expect(mailed).toHaveText(/^Mailed on .* by Agency Administrator$/);
  await page.reload();
  await expect(mailed).toHaveCount(1);
  await expect(one!).not.toBeChecked();
  await expect(two!).toBeChecked();
  for (const { data } of searches) {
    await requestAdmin(page, 'DELETE', `${manager}/api::demand.demand/${data.documentId}`);
  }
});

test('STAFF-4 the menu of the inbox leads to what is due, and marks that alone', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const followUpOn = '2026-01-05';
  await writeLead(page, { lastName: 'Opvolgen', email: 'opvolgen@example.org', followUpOn });
  await open(page, 'inbox');
  const menu = page.getByRole('navigation', { name: 'Inbox' });
  await menu.getByRole('link', { name: /^To follow up now/ }).click();
  await expect(page).toHaveURL(/\/inbox\/due$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^To follow up now/);
  await expect(page.getByRole('row', { name: 'Opvolgen' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Telefoon' })).toHaveCount(0);
  await expect(menu.locator('[aria-current=page]')).toHaveText(/^To follow up now/);
});

test('STAFF-5 the calendar address says what it is for, is copied, and ends when that is confirmed', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'inbox/visits');
  const opener = page.getByRole('button', { name: 'In my calendar' });
  const dialog = page.getByRole('dialog');
  await expectUncoveredAndPress(opener);
  await expectUncoveredAndPress(dialog.getByRole('combobox', { name: 'Which visits' }));
  await expectUncoveredAndPress(page.getByRole('option', { name: 'All visits' }));
  // An earlier try may have left one.
  await expectUncoveredAndPress(dialog.getByRole('button', { name: /^(Make an|New) address$/ }));
  await expect(dialog.getByLabel('Address')).toHaveValue(/\/visits\/[\w-]+\.ics$/);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUncoveredAndPress(opener);
  await expect(dialog.getByText(/for: All visits\./)).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveText('All visits');
  const end = dialog.getByRole('button', { name: 'End it' });
  page.once('dialog', (asked) => asked.dismiss());
  await expectUncoveredAndPress(end);
  await expect(end).toBeVisible();
  page.once('dialog', (asked) => asked.accept());
  await expectUncoveredAndPress(end);
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
});

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('row', { name: lastName }).getByRole('checkbox').click();
  await page.getByRole('button', { name }).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/${path}`);
}

/** A lead as a form of the site leaves it, written with the login of the administrator. */
async function writeLead(page: Page, changes: object = {}): Promise<void> {
  await requestAdmin(page, 'POST', '/content-manager/collection-types/api::lead.lead', {
    kind: 'site-contact',
    state: 'new',
    language: 'nl',
    newsletter: false,
    firstName: 'Ella',
    lastName,
    email: address,
    remark: message,
    submissionId: crypto.randomUUID(),
    ...changes,
  });
}
