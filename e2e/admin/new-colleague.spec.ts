import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { openEntry } from './open-entry';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const listings = 'content-manager/collection-types/api::listing.listing';
const reference = '5204117';

/** The tests that follow share the page's browser. */
test.afterEach(async ({ editor }) => {
  // One that has a browser of its own leaves it blank.
  if (editor.url() === 'about:blank') return;
  await editor.evaluate(() => localStorage.removeItem('strapi-admin-language'));
});

test('EDIT-7 EDIT-8 a listing is found by its street, called by it, and its codes have words', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDutch(page, `${listings}?_q=allardstraat`);
  const row = page.getByRole('row', { name: reference });
  await expect(row).toContainText('Appartement, Ernest Allardstraat');
  await expectUncoveredAndPress(row.getByRole('gridcell').nth(2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Appartement, Ernest Allardstraat .*, Brussel \\(${reference}\\)$`),
  );
  await expect(page.getByRole('combobox', { name: 'Label op de foto' })).toHaveText('Nieuw');
  const price = page.getByRole('combobox', { name: 'Betekenis van de prijs' });
  await expect(price).toHaveText('Het bedrag zelf');
});

test('EDIT-8 an import is called by when it ran and what it read, not by a folder', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const runs = 'content-manager/collection-types/api::import-run.import-run';
  // The oldest is that of the seed; another test may have read a feed.
  await page.goto(`${readAdmin().url}/admin/${runs}?sort=startedAt:ASC`);
  await expectUncoveredAndPress(page.getByRole('row').nth(1).getByRole('gridcell').nth(1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d, example \((snapshot|places\.csv)\)$/,
  );
});

test('STAFF-5 a day that is typed is taken with Tab, which leaves the calendar', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await openDutch(page, 'inbox/visits');
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Momenten maken' }));
  const dialog = page.getByRole('dialog');
  const [from, until] = ['Vanaf', 'Tot en met'].map((name) =>
    dialog.getByRole('combobox', { name }),
  );
  await expectUncoveredAndPress(from!);
  await page.keyboard.type('28/11/2026');
  await page.keyboard.press('Tab');
  await expect(from!).toHaveAttribute('aria-expanded', 'false');
  await expect(from!).not.toBeFocused();
  await expectUncoveredAndPress(until!);
  await page.keyboard.type('19/12/2026');
  await page.keyboard.press('Tab');
  await expect(from!).toHaveValue('28/11/2026');
  await expect(until!).toHaveValue('19/12/2026');
  await expect(dialog.getByRole('button', { name: 'Maken' })).toBeEnabled();
  // A label that is pressed leads to its field.
  for (const name of ['Minuten elk', 'Plaatsen elk']) {
    await expectUncoveredAndPress(dialog.getByText(name));
    await expect(dialog.getByRole('spinbutton', { name })).toBeFocused();
  }
});

test('STAFF-5 the agenda shows nothing of another week while the one that is asked for comes', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDutch(page, 'inbox/visits');
  const moments = page.locator('[data-agenda-grid] button[data-empty]');
  const none = page.getByText('Geen bezoekmomenten in deze week.');
  await expect(moments.or(none).first()).toBeVisible();
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/agency\/agenda\?from=/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Volgende week' }));
  await expect(moments.or(none)).toHaveCount(0);
  answer();
  await expect(moments.first()).toBeVisible();
});

test('STAFF-5 a day stays the day that was typed in a browser of Brussels', async ({
  editorContext,
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({
    timezoneId: 'Europe/Brussels',
    storageState: await editorContext.storageState(),
  });
  const page = await context.newPage();
  await openDutch(page, 'inbox/visits');
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Momenten maken' }));
  const [from, until] = ['Vanaf', 'Tot en met'].map((name) =>
    page.getByRole('dialog').getByRole('combobox', { name }),
  );
  await expectUncoveredAndPress(from!);
  await page.keyboard.type('28/11/2026');
  await page.keyboard.press('Tab');
  await expect(from!).toHaveValue('28/11/2026');
  await expectUncoveredAndPress(from!);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30/11/2026');
  await page.keyboard.press('Tab');
  await expectUncoveredAndPress(until!);
  await expect(from!).toHaveValue('30/11/2026');
  await context.close();
});

test('EDIT-3 Content opens on the pages of the site, and leads stay in the list beside them', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  await requestAdmin(administrator, 'POST', '/content-manager/collection-types/api::lead.lead', {
    kind: 'demand-register',
    state: 'open',
    language: 'nl',
    newsletter: false,
    submissionId: crypto.randomUUID(),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDutch(page, '');
  await expectUncoveredAndPress(
    page.getByRole('navigation').first().getByRole('link', { name: 'Inhoud' }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Pagina's");
  await expectUncoveredAndPress(page.getByRole('link', { name: 'Aanvragen', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aanvragen');
  const leads = page.locator('tbody').getByRole('row');
  await expect(leads.filter({ hasText: 'Zoekopdrachten' })).not.toHaveCount(0);
  await expect(leads.filter({ hasText: 'In behandeling' })).not.toHaveCount(0);
  await expect(leads.filter({ hasText: 'demand-register' })).toHaveCount(0);
});

test('EDIT-1 EDIT-8 a block opens by its title, its kind, Strapi’s dialogs and menu of languages are in Dutch', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDutch(page, '');
  await openEntry(page, 'page', 'home');
  const blocks = page.locator('[data-page-builder] li');
  await expectUncoveredAndPress(blocks.first().getByRole('button').first());
  const drawer = page.getByRole('dialog', { name: /^Blok/ });
  const block = drawer.frameLocator('iframe');
  const kind = block.getByRole('button', { name: 'Snelzoeker' });
  // Asked while another test has a page with the same block.
  const everywhere = drawer.getByRole('button', { name: 'Overal wijzigen' });
  await expect(async () => {
    if (await everywhere.isVisible()) await everywhere.click();
    await expectSoon(kind).toBeVisible();
  }).toPass({ timeout: 90_000 });
  await expect(block.getByRole('button', { name: 'Meer acties' }).first()).toBeAttached();
  await expect(block.getByText(/^(More actions|Workplace|Skip naar inhoud)$/)).toHaveCount(0);
  await expectUncoveredAndPress(drawer.getByRole('button', { name: 'Het blok sluiten' }));
  await expect(drawer).toHaveCount(0);

  await expectUncoveredAndPress(page.getByRole('combobox').filter({ hasText: '(nl)' }));
  await expect(page.getByRole('listbox')).toContainText('Gepubliceerd');
  await expect(page.getByRole('listbox')).not.toContainText(/Published|Draft/);
  await page.keyboard.press('Escape');

  await expectUncoveredAndPress(page.getByRole('button', { name: 'Meer documentacties' }));
  await expectUncoveredAndPress(page.getByRole('menuitem', { name: 'Meerdere talen publiceren' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row')).toHaveCount(5);
  await expect(dialog).toContainText('Gepubliceerd');
  await expect(dialog).not.toContainText(/Published|Draft|Close modal/);
  await expect(dialog).toContainText('Aangevinkt en klaar om te publiceren:');
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeVisible();
});

test('STAFF-3 who waits for a listing is written to from its form, and not twice by accident', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = `Zoeker ${Date.now()}`;
  await storeSavedSearch(administrator, name);
  await openDutch(page, `${listings}?_q=${reference}`);
  await expectUncoveredAndPress(
    page.getByRole('row', { name: reference }).getByRole('gridcell').nth(2),
  );
  await expectUncoveredAndPress(page.getByRole('link', { name: /zoekopdracht(en)? pas(t|sen)$/ }));
  const back = page.getByRole('link', { name: /Ernest Allardstraat/ });
  await expect(back).toBeVisible();
  // From the last one: one that is no longer ticked is not counted any more.
  for (const box of (await page.getByRole('checkbox', { checked: true }).all()).reverse()) {
    if ((await box.getAttribute('aria-label')) !== name) await expectUncoveredAndPress(box);
  }
  const send = page.getByRole('button', { name: /^(Versturen|Aan .* versturen)$/ });
  await expect(send).toBeDisabled();
  await expectUncoveredAndPress(page.getByLabel('Onderwerp'));
  await page.keyboard.type('Net binnen');
  await expectUncoveredAndPress(page.getByLabel('Tekst'));
  await page.keyboard.type('Kom gerust kijken.');
  await expect(send).toHaveText('Aan 1 persoon versturen');
  await expectUncoveredAndPress(send);
  await expect(page.getByText('1 mail is onderweg.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  await expect(send).toBeDisabled();
});

test('EDIT-8 the language chosen at the login screen becomes that of a profile without one', async ({
  browser,
  administrator,
}) => {
  test.setTimeout(300_000);
  const login = await createColleague(administrator);
  const readLanguage = async () =>
    (await requestAdmin<{ data: Colleague }>(administrator, 'GET', login.path)).data
      .preferedLanguage;
  expect(await readLanguage()).toBeNull();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${readAdmin().url}/admin`);
  await expectUncoveredAndPress(page.getByRole('combobox'));
  await expectUncoveredAndPress(page.getByRole('option', { name: 'Nederlands' }));
  await expectUncoveredAndPress(page.getByRole('textbox', { name: /^E-?mail/i }));
  await page.keyboard.type(login.email);
  await page.getByLabel(/^Wachtwoord/).fill(login.password);
  await expectUncoveredAndPress(page.getByRole('button', { name: /^Inloggen/ }));
  await expect.poll(readLanguage).toBe('nl');
  // Closes the tour of a first login.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Vandaag' }).first()).toBeVisible();
  await context.close();
  await requestAdmin(administrator, 'DELETE', login.path);
});

interface Colleague {
  id: number;
  registrationToken: string;
  preferedLanguage: string | null;
}

/** A new editor of this test alone: the language of the one that tests share stays as it is. */
async function createColleague(
  administrator: Page,
): Promise<{ email: string; password: string; path: string }> {
  const email = `colleague-${Date.now()}@example.org`;
  const password = `Aa1${randomBytes(12).toString('hex')}`;
  const roles = await requestAdmin<{ data: { id: number; code: string }[] }>(
    administrator,
    'GET',
    '/admin/roles',
  );
  const editor = roles.data.find(({ code }) => code === 'agency-editor')!;
  const { data } = await requestAdmin<{ data: Colleague }>(administrator, 'POST', '/admin/users', {
    firstname: 'Nieuw',
    email,
    roles: [editor.id],
  });
  await requestAdmin(administrator, 'POST', '/admin/register', {
    registrationToken: data.registrationToken,
    userInfo: { firstname: 'Nieuw', password },
  });
  return { email, password, path: `/admin/users/${data.id}` };
}

/** Stores a confirmed saved search for a flat for sale in 1000. */
async function storeSavedSearch(page: Page, name: string): Promise<void> {
  const content = '/content-manager/collection-types';
  const types = await requestAdmin<{ results: { documentId: string }[] }>(
    page,
    'GET',
    `${content}/api::property-type.property-type?locale=nl&filters[webId][$eq]=2`,
  );
  const connect = types.results.map(({ documentId }) => ({ documentId, locale: 'nl' }));
  await requestAdmin(page, 'POST', `${content}/api::demand.demand`, {
    name,
    email: 'zoeker@example.org',
    language: 'nl',
    state: 'active',
    rhythm: 'weekly',
    criteria: { goal: 'sale', zips: ['1000'], types: { connect } },
  });
}

async function openDutch(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'nl'));
  await page.goto(`${readAdmin().url}/admin/${path}`);
}
