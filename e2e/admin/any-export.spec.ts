import type { Page } from '@playwright/test';
import { expectUncoveredAndPress } from '../press';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test.use({ actionTimeout: 60_000 });

const head =
  'Réf. dossier;Statut;Nature;Transaction;Prix;Rue;N°;Boîte;CP;Localité;Nb ch.;Titre;Descriptif;Descriptif NL;Dispo.';

/** Sold, so that no list that other tests read changes; two have the same house number. */
const buildExport = (stamp: string): string =>
  [
    head,
    `BX-${stamp}-1;Vendu;Penthouse;À vendre;385 000 €;Rue du Page;11;bte 3;1050;Ixelles;2;Penthouse avec terrasse;À deux pas du parc, un appartement lumineux pour une famille;Licht appartement met een terras;01/01/2027`,
    `BX-${stamp}-2;Vendu;Maison;À vendre;725 000;Avenue Brugmann;18;;1180;Uccle;4;Maison de caractère;Une maison avec un jardin sur la rue;;02/01/2027`,
    `BX-${stamp}-3;Vendu;Maison;À vendre;298 500;Rue Haute;11;;16400;Rhode-Saint-Genèse;3;Maison familiale;Une maison dans le calme et au vert;;03/01/2027`,
    '',
  ].join('\r\n');

/** In the letters of Windows, like the exports of most programs. */
const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'),
});

const column = (page: Page, name: string) => page.locator(`[data-column="${name}"]`);
const field = (page: Page, name: string) => page.getByLabel(`Field: ${name}`, { exact: true });

async function addFeed(page: Page, key: string, name: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/feeds/_new`);
  await expectUncoveredAndPress(page.getByRole('combobox', { name: 'System' }));
  await expectUncoveredAndPress(page.getByRole('option', { name: 'CSV, Excel or XML file' }));
  await page.getByLabel('Short name').fill(key);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(page.getByRole('button', { name: 'Test the connection' })).toHaveCount(0);
  const opened = waitForColumns(page);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Save', exact: true }));
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Columns of ${name}`);
}

/** Waits until the page has looked for a file that was read before. */
async function waitForColumns(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/columns/read'));
  await expect(page.getByLabel(/^Choose a file/)).toBeEnabled();
}

async function removeFeed(page: Page, key: string): Promise<void> {
  await requestAdmin(page, 'POST', `/agency/feed-forms/${key}/remove`, { listings: 'withdraw' });
}

test('DATA-11 an office manager publishes a file of another program, by mouse', async ({
  administrator: page,
}, testInfo) => {
  test.setTimeout(600_000);
  const stamp = String(Date.now() % 100_000);
  const key = `file-${stamp}`;
  const press = (name: string) =>
    expectUncoveredAndPress(page.getByRole('button', { name, exact: true }));
  await addFeed(page, key, 'Ancien logiciel');

  await page.getByLabel(/^Choose a file/).setInputFiles(asFile('photo.csv', '%PDF-1.7'));
  await expect(page.locator('[data-problem="file"]')).toContainText('photo.csv is a PDF');

  await page
    .getByLabel(/^Choose a file/)
    .setInputFiles(asFile('export_biens.csv', buildExport(stamp)));
  await expect(page.getByText('Read: export_biens.csv')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fetch it' })).toBeDisabled();
  await expect(page.getByLabel('Language of the texts', { exact: true })).toHaveValue('fr');
  await expect(field(page, 'Réf. dossier')).toHaveValue('ID');
  await expect(column(page, 'Réf. dossier')).toContainText('sure');
  await expect(field(page, 'N°')).toHaveValue('HouseNumber');
  await expect(column(page, 'Dispo.').getByLabel(/^Language/)).toHaveCount(0);

  // The mistake of the trial: the house number as the reference.
  await field(page, 'N°').selectOption('ID');
  await field(page, 'Réf. dossier').selectOption('');
  await expect(page.locator('[data-problem="repeated"]')).toContainText('“11” is in rows 2, 4.');
  await page.screenshot({ path: testInfo.outputPath('repeated.png'), fullPage: true });
  await field(page, 'Réf. dossier').selectOption('ID');
  await field(page, 'N°').selectOption('HouseNumber');
  await expect(page.locator('[data-problem="repeated"]')).toHaveCount(0);

  await page.getByLabel('Show only fields with these words').fill('price');
  await field(page, 'Prix').selectOption({ label: 'Price of a sale' });
  await page.getByLabel('Vendu (3)').selectOption({ label: 'sold or let' });
  await expect(page.getByLabel('Penthouse (1)')).toHaveValue('2');
  await expect(page.locator('[data-problem="missing"]')).toContainText('Show street and number');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel(/^Show street and number to visitors/).selectOption({ label: 'yes' });

  await press('Preview');
  const card = page.locator(`[data-card="BX-${stamp}-1"]`);
  await expect(card.getByRole('heading')).toHaveText('Penthouse avec terrasse');
  await expect(card).toContainText('€385,000');
  await expect(card).toContainText('Rue du Page 11 / 3');
  await expectUncoveredAndPress(card.getByText(/more facts/));
  await expect(card).toContainText(/1 Jan 2027|Jan 1, 2027/);
  const lost = page.locator('[data-problem="lost"]');
  await expect(lost).toContainText('1 home was left out');
  await expect(lost).toContainText(`row 4, BX-${stamp}-3: “16400” in “CP” is not understood.`);
  await page.screenshot({ path: testInfo.outputPath('preview.png'), fullPage: true });

  await press('Save');
  await expectUncoveredAndPress(page.getByRole('link', { name: /^Go on/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ancien logiciel');
  await press('Dry run');
  await expect(page.locator('[data-trial]')).toContainText('3 read: 2 added');
  await expect(page.locator('[data-trial]')).toContainText('1 left out');
  await press('First run');
  await expect(page.locator('[data-running]')).toContainText(/is being read|The run is over/);
  await expect(page.locator('[data-running="false"]')).toContainText('The run is over');
  await expect(page.locator('[data-trial]')).toHaveCount(0);
  const feed = page.locator(`[data-feed="${key}"]`);
  await expect(feed).toContainText('3 read: 2 added');
  await expect(feed.locator('[data-problem="lost"]')).toContainText('“16400” in “CP”');

  const visitor = await page.context().newPage();
  await visitor.goto(`/fr/property/BX-${stamp}-1`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Penthouse avec terrasse');
  await visitor.close();

  await feed.getByLabel(/^File \(/).setInputFiles(asFile('autre.csv', 'Nom;Tél\r\nA;1\r\nB;2\r\n'));
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Upload and read' }));
  await expect(
    page.getByText(/autre\.csv is not the usual file: it lacks the columns/),
  ).toBeVisible();
  await expect(feed).not.toContainText('waits for the next run');
  await removeFeed(page, key);

  await page.goto(`${readAdmin().url}/admin/feeds/no-such-feed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no feed “no-such-feed”',
  );
});

test('DATA-11 the columns of a file are matched by keyboard', async ({ administrator: page }) => {
  test.setTimeout(300_000);
  const stamp = String(Date.now() % 100_000);
  const key = `keys-${stamp}`;
  await requestAdmin(page, 'POST', '/agency/feed-forms', { key, kind: 'table', values: {} });
  const opened = waitForColumns(page);
  await page.goto(`${readAdmin().url}/admin/feeds/${key}/columns`);
  await opened;
  const file = page.getByLabel(/^Choose a file/);
  // A page that is still being drawn may take the focus away once.
  await expect(async () => {
    await file.focus();
    const chooser = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(asFile('export_biens.csv', buildExport(stamp)));
  }).toPass({ timeout: 60_000 });
  await expect(field(page, 'Prix')).toHaveValue('Price');

  // A select takes the letters of its options.
  await field(page, 'Prix').focus();
  await page.keyboard.type('Rent');
  await expect(field(page, 'Prix')).toHaveValue('Rent');
  await page.getByLabel(/^Show street and number to visitors/).focus();
  await page.keyboard.type('no');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeEnabled();
  await page.getByRole('button', { name: 'Preview', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-card="BX-${stamp}-2"]`)).toContainText('address hidden');
  await save.focus();
  await page.keyboard.press('Enter');
  const next = page.getByRole('link', { name: /^Go on/ });
  await expect(next).toBeVisible();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'First run' })).toBeVisible();
  await removeFeed(page, key);
});
