import type { Locator, Page } from '@playwright/test';
import { listCovered } from '../hit-test';
import { listFindings } from '../list-findings';
import { expect, test } from '../test';

/** A first visit. The site of these tests has an id for every service. */
test.use({ storageState: { cookies: [], origins: [] } });

const settings = '/nl/cookie-instellingen/';
const login = '/nl/login/';
const kinds = [
  ...['/nl/', '/nl/te-koop/', '/nl/te-koop/?view=map', '/nl/property/5204117/', '/nl/favorieten/'],
  ...['/nl/advies/huren/huurwaarborg/', '/nl/contact/', '/nl/nieuwbouw/de-zeilmakers-5209001/'],
  ...[settings, login],
];

test('CONSENT-4 before a choice and after declining no request leaves for another host, on any kind of page', async ({
  page,
}) => {
  const elsewhere = await watch(page);
  for (const path of kinds) {
    await page.goto(path);
    if (path === settings) await expect(page.getByRole('dialog')).toHaveCount(0);
    else await expect(question(page)).toBeVisible();
  }
  await question(page).getByRole('button', { name: 'Alles weigeren' }).click();
  await expect(question(page)).toHaveCount(0);
  for (const path of kinds) {
    await page.goto(path);
    if (path !== login) await page.waitForFunction(() => 'dataLayer' in window);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
});

test('LAW-6 who agreed on earlier texts is asked again, and until then nothing loads or is counted', async ({
  page,
  context,
}) => {
  const agreed = {
    name: 'site_consent',
    value: '0.amsu.1760000000',
    domain: 'localhost',
    path: '/',
  };
  await context.addCookies([agreed]);
  const elsewhere = await watch(page);
  const visits: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/visits') visits.push(request.url());
  });
  await page.goto('/nl/property/5204117/');
  await expect(question(page)).toBeVisible();
  expect([...elsewhere, ...visits]).toEqual([]);
  await question(page).getByRole('button', { name: 'Alles toestaan' }).click();
  await expect.poll(() => [elsewhere.length > 0, visits.length]).toEqual([true, 1]);
});

test('CONSENT-3 CONSENT-4 what is allowed loads after its signals, and withdrawing ends it', async ({
  page,
}) => {
  // Nine pages are opened one after the other.
  test.setTimeout(240_000);
  const elsewhere = await watch(page);
  await page.goto('/nl/');
  await question(page).getByRole('button', { name: 'Zelf kiezen' }).click();
  await page.getByRole('checkbox', { name: 'Analytisch' }).check();
  await question(page).getByRole('button', { name: 'Keuze bewaren' }).click();
  const tag = 'https://www.googletagmanager.com';
  const analytical = [`${tag}/gtm.js?id=GTM-TEST`, `${tag}/gtag/js?id=G-TEST`];
  await expect.poll(() => elsewhere).toEqual(analytical);
  expect((await listEvents(page)).slice(0, 2)).toEqual([
    'consent default denied denied 500',
    'consent update granted denied',
  ]);
  const views = async () =>
    (await listEvents(page)).filter((told) => told.startsWith('event page_view'));
  expect(await views()).toHaveLength(1);
  await page.goto('/nl/te-koop/');
  await expect.poll(views).toHaveLength(1);
  await expect.poll(() => elsewhere).toEqual([...analytical, ...analytical]);

  await page.goto('/nl/te-koop/?setcookies');
  await question(page).getByRole('button', { name: 'Alles toestaan' }).click();
  const all = [...analytical, `${tag}/gtag/js?id=AW-42`];
  await expect
    .poll(() => elsewhere.slice(4))
    .toEqual([...all, 'https://connect.facebook.net/en_US/fbevents.js']);
  expect((await listEvents(page)).slice(0, 2)).toEqual([
    'consent default denied denied 500',
    'consent update granted granted',
  ]);
  expect(page.url()).not.toContain('setcookies');

  // No script of a third party runs on the login page, even when coming from a page with consent.
  await page.locator(`a[href^="${login}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${login}`));
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await page.goto(settings);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  // Withdrawing consent only reloads the page if something runs.
  await page.waitForFunction(() => 'dataLayer' in window);
  await page.evaluate(() => (document.cookie = '_ga=1; Path=/'));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Alles weigeren' }).click();
  await reloaded;
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  const sent = elsewhere.length;
  await page.goto('/nl/');
  await page.waitForFunction(() => 'dataLayer' in window);
  expect(elsewhere).toHaveLength(sent);
});

test('CONSENT-1 the question is answered with the keyboard, Escape answers nothing, and axe finds nothing', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nl/?setcookies');
    await expect(question(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    const press = (name: string) => question(page).getByRole('button', { name });
    const decline = press('Alles weigeren');
    expect(await measure(decline)).toEqual(await measure(press('Alles toestaan')));
    // Wait for the animation.
    await question(page).evaluate((form) =>
      Promise.all(form.getAnimations().map((a) => a.finished)),
    );
    expect(await listFindings(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('link', { name: 'Cookiebeleid' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline).toBeFocused();
    await press('Zelf kiezen').press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Marketing' })).toBeVisible();
    expect(await listFindings(page, { within: '[role="dialog"]' })).toEqual([]);
  }
  await question(page).getByRole('button', { name: 'Alles weigeren' }).press('Enter');
  await expect(question(page)).toHaveCount(0);
  await page.reload();
  await page.waitForFunction(() => 'dataLayer' in window);
  await expect(question(page)).toHaveCount(0);
});

for (const language of ['nl', 'fr', 'en', 'de']) {
  test(`CONSENT-1 in ${language} a phone shows all that is asked, and most of the page`, async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}/`);
      const dialog = page.getByRole('dialog', { name: /Cookies|cookies/ });
      await expect(dialog).toBeVisible();
      expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(168);
      const hidden = await dialog.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
          .filter((over) => over > 2),
      );
      expect(hidden).toEqual([]);
      // At one moment, since the dialog moves in.
      const air = await dialog.evaluate((element) => {
        const [title, text] = ['h2', 'p'].map((name) => element.querySelector(name));
        return (
          (text?.getBoundingClientRect().top ?? 0) - (title?.getBoundingClientRect().bottom ?? 0)
        );
      });
      expect(air).toBeGreaterThan(3.9);
    }
  });
}

test('CONSENT-1 FIND-6 the question leaves open filters free, and is back when they close', async ({
  page,
}) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/nl/te-koop/?setcookies');
    await expect(question(page)).toBeVisible();
    const menus = page.locator('main [role="search"] details:visible:not(details details)');
    expect(await menus.count()).toBeGreaterThan(4);
    for (const menu of await menus.all()) {
      await menu.locator('> summary').click();
      await expect(question(page)).toBeHidden();
      expect(await listCovered(menu)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeVisible();
    }
  }
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nl/te-koop/?setcookies');
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    expect(await listCovered(page.getByRole('dialog', { name: 'Filters' }))).toEqual([]);
  }
});

for (const language of ['nl', 'de']) {
  test(`CONSENT-1 FIND-10 in ${language} the question leaves the foot of a list’s map free`, async ({
    page,
  }) => {
    const path = language === 'nl' ? '/nl/te-koop/' : '/de/zu-verkaufen/';
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1024, 768],
      [1200, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${path}?view=map&setcookies`);
      const dialog = page.getByRole('dialog', { name: /Cookies/ });
      await expect(dialog).toBeVisible();
      const streets = page
        .frameLocator('iframe')
        .locator('summary', { hasText: /^(Straten tonen|Straßen)/ });
      await expect(streets).toBeVisible();
      expect([width, await areOverlapping(dialog, streets)]).toEqual([width, false]);
    }
  });
}

for (const language of ['nl', 'fr', 'de']) {
  test(`CONSENT-1 FIND-18 in ${language} the question leaves the head of the results over a map free`, async ({
    page,
  }) => {
    const path = { nl: '/nl/te-koop/', fr: '/fr/a-vendre/', de: '/de/zu-verkaufen/' }[language];
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [820, 1180],
      [1024, 768],
      [1199, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${path}?view=map`);
      const dialog = page.getByRole('dialog', { name: /cookies/i });
      await expect(dialog).toBeVisible();
      const head = page.locator('[data-sheet-handle]');
      await expect(head).toBeInViewport({ ratio: 1 });
      await expect.poll(() => areOverlapping(dialog, head)).toBe(false);
    }
    await page.getByRole('dialog').locator('button').first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-asks');
  });
}

async function areOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const none = { x: 0, y: 0, width: 0, height: 0 };
  const [a, b] = [(await one.boundingBox()) ?? none, (await other.boundingBox()) ?? none];
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isApart && a.y < b.y + b.height && b.y < a.y + a.height;
}

const question = (page: Page) => page.getByRole('dialog', { name: /^Cookies/ });

/** Records requests to other hosts in order and answers them with an empty response. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

/** Lists the consent signals for analytics and ads that Google's tags received. */
function listEvents(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((told) => {
      const [name, what, more] = Array.from(told as ArrayLike<Record<string, unknown>>);
      const { analytics_storage, ad_storage, wait_for_update } = more ?? {};
      const rest = [analytics_storage, ad_storage, wait_for_update];
      return [name, what, ...rest].filter((word) => word !== undefined).join(' ');
    }),
  );
}

function measure(button: Locator) {
  return button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element);
    // A third of a row is no whole number of pixels.
    const size = [Math.round(width), Math.round(height)];
    return { size, backgroundColor, color, borderColor, fontWeight };
  });
}
