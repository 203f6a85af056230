import { expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';

/** A sentence sets a list's filters, by keyboard, mouse, touch and without scripts. */

const sentence = 'app 2 slpk elsene max 900k';
const list = /\/nl\/te-koop\/\?type=2&city=1050&price=-900000&bedrooms=2$/;
/** Of the whole sentence: what was suggested before it was typed to its end names no price. */
const reading = /Appartement · Elsene \(1050\).*900.*Te koop/;

test('FIND-14 at home Enter leads to the list, where each filter is a chip', async ({ page }) => {
  await page.goto('/nl/');
  await page.getByRole('combobox').click();
  await page.keyboard.type(sentence);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);
  const chips = page.getByRole('main').getByRole('list', { name: 'Gekozen filters' });
  await chips.getByRole('link', { name: /slaapkamer/ }).click();
  await expect(page).toHaveURL(/\?type=2&city=1050&price=-900000$/);
});

test('FIND-14 the first suggestion is the sentence, by the arrow keys and by the mouse', async ({
  page,
}) => {
  await page.goto('/nl/');
  await page.getByRole('combobox').click();
  await page.keyboard.type(sentence);
  await expect(page.getByRole('option').first()).toHaveAccessibleName(reading);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(list);

  await page.goto('/nl/');
  await page.getByRole('combobox').click();
  await page.keyboard.type(sentence);
  await expectUncoveredAndPress(page.getByRole('option', { name: reading }));
  await expect(page).toHaveURL(list);

  await page.goto('/nl/');
  await page.getByRole('combobox').click();
  await page.keyboard.type(sentence);
  await expectUncoveredAndPress(page.getByRole('main').getByRole('button', { name: 'Zoeken' }));
  await expect(page).toHaveURL(list);
});

test('FIND-14 a list’s own field adds to its filters and says what it cannot do', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/nl/te-koop/?type=2&sort=priceAsc');
  await page.getByRole('main').getByRole('searchbox').click();
  await page.keyboard.type('elsenne zonder lift visgraat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?type=2&city=1050&q=visgraat&sort=priceAsc&typed=/);
  await expect(page.getByRole('main')).toContainText('U typte ‘elsenne’; we zochten op ‘Elsene’.');
  await expect(page.getByRole('main')).toContainText('‘zonder lift’');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('FIND-14 a tap on the first suggestion leads to the list', async ({ page }) => {
    await page.goto('/nl/');
    await page.getByRole('combobox').tap();
    await page.keyboard.type(sentence);
    await page.getByRole('option', { name: reading }).tap();
    await expect(page).toHaveURL(list);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FIND-14 the form of home and of a list understand a sentence', async ({ page }) => {
    await page.goto('/fr/');
    await page.getByRole('main').locator('input[name="q"]').fill('maison à louer Uccle jardin');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/a-louer\/\?type=1&city=1180&garden=1$/);
  });
});
