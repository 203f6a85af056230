import type { Locator, Page } from '@playwright/test';
import { expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';

// The task of the agency's visitors, as people type it: found by one sentence, widened where nothing fits, and a
// visit asked for.
const tasks = [
  {
    language: 'nl',
    sentence: 'app 2 slpk terras elsene <400k dicht bij tram',
    thanks: /is aangevraagd/,
    isPhone: true,
  },
  {
    language: 'fr',
    sentence: "appartement 2 chambres avec terrasse à Ixelles, moins de 400.000, près d'un tram",
    thanks: /demande de visite est bien arrivée/,
    isPhone: false,
  },
  {
    language: 'en',
    sentence: 'a two-bedroom flat with a terrace under 400,000 in Ixelles, near a tram',
    thanks: /has been requested/,
    isPhone: true,
  },
  {
    language: 'de',
    sentence:
      'Wohnung mit 2 Schlafzimmern und Terrasse in Ixelles unter 400.000, nahe der Straßenbahn',
    thanks: /ist angefragt/,
    isPhone: false,
  },
];

for (const { language, sentence, thanks, isPhone } of tasks) {
  test.describe(`${language}, ${isPhone ? 'by touch on a phone' : 'by mouse'}`, () => {
    test.use(
      isPhone
        ? { hasTouch: true, viewport: { width: 390, height: 844 } }
        : { viewport: { width: 1440, height: 900 } },
    );

    test('FIND-14 FIND-21 FORM-14 a flat is found by a sentence and a visit asked for', async ({
      page,
    }) => {
      const press = (target: Locator) => (isPhone ? tap(target) : expectUncoveredAndPress(target));
      await page.goto(`/${language}/`);
      await press(page.getByRole('combobox'));
      await page.keyboard.type(sentence);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        /\?type=2&city=1050&price=-400000&bedrooms=2&terrace=1&near=stop%3A400$/,
      );
      const main = page.getByRole('main');
      await press(main.getByRole('link', { name: /400\.000.*\(\d+\)$/ }));
      await expect(page).toHaveURL(/\?type=2&city=1050&bedrooms=2&terrace=1&near=stop%3A400$/);
      await press(main.getByRole('listitem').getByRole('heading', { level: 2 }).first());
      await expect(page).toHaveURL(/\/\d+\/$/);
      await press(visitLink(page));
      await expect(page).toHaveURL(/\?listing=\d+$/);
      await fillAndSend(page, press);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    });
  });
}

async function fillAndSend(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const form = page.getByRole('main').locator('form').last();
  await press(form.locator('label', { has: page.locator('[name="wishes"]') }).first());
  const answers = { firstName: 'Ann', lastName: 'Peeters', email: 'ann@example.org' };
  for (const [name, answer] of Object.entries(answers)) {
    await press(form.locator(`[name="${name}"]`));
    await page.keyboard.type(answer);
  }
  await form.locator('[name="privacy"]').focus();
  await page.keyboard.press('Space');
  await press(form.locator('button[type="submit"]').last());
}

async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.tap();
}

/** The first one that is seen: beside the text, or on the bar at the foot of a phone. */
function visitLink(page: Page): Locator {
  const forms = [
    'bezoek-aanvragen',
    'demander-une-visite',
    'request-a-visit',
    'besichtigung-anfragen',
  ];
  const links = forms.map((form) => `a[href*="/${form}/?listing="]`).join(', ');
  return page.locator(links).filter({ visible: true }).first();
}
