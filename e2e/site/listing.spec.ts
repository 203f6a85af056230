import { expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';
import { waitUntilIdle } from '../wait-until-idle';

/** Three photos, a floor plan, documents, and a life annuity: one of the longest. */
const long = '/en/property/5204173/';
/** A parking space, which has few facts. */
const short = '/en/property/5204243/';

test('DETAIL-1 SHELL-3 the pictures are walked with keys, and the focus comes back', async ({
  page,
}) => {
  await page.goto(long);
  const first = page.locator('main a:has(img)').first();
  await first.focus();
  await first.press('Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  for (const [key, place] of [
    ['ArrowRight', '2 / 3'],
    ['End', '3 / 3'],
    ['Home', '1 / 3'],
    ['ArrowLeft', '3 / 3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lightbox.getByText(place)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(first).toBeFocused();

  await page
    .getByRole('region', { name: /^Floor plans/ })
    .getByRole('link')
    .click();
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
});

test('RULE-8 DETAIL-1 nothing is asked of another host before the visitor wants it', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${baseURL}/`) || /^(data|blob):/.test(request.url());
    if (!isOwn) elsewhere.push(request.url());
  });
  await page.goto(long);
  await expect(page.getByRole('link', { name: 'Show street view' })).toBeVisible();
  await expect(page.getByText('Opens on google.com.')).toBeVisible();
  await waitUntilIdle(page);
  expect(elsewhere).toEqual([]);
});

/** The house near the Sablon in Brussels whose address is not published. */
const hidden = '/nl/property/5204180/';

test('DETAIL-10 DETAIL-5 a hidden address is an area, on a map that comes when it is asked for', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hidden);
  const place = page.getByRole('region', { name: 'Ligging' });
  await expect(place.getByRole('img', { name: 'Kaart: Brussel' })).toBeVisible();
  await expect(place.getByText(/ongeveer het gebied van postcode 1000/)).toBeVisible();
  await expect(place.getByText(/tile\.openstreetmap\.org/)).toBeVisible();
  const isOfMap = (url: string) => /live-map|map-frame/.test(url);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) || isOfMap(url))).toEqual([]);

  await expectUncoveredAndPress(place.getByRole('button', { name: 'Toon de kaart' }));
  const map = place.frameLocator('iframe');
  await expect(map.locator('.leaflet-container')).toBeVisible();
  await expect(map.locator('.leaflet-overlay-pane path')).toBeVisible();
  await expect(map.locator('.leaflet-marker-icon button')).toHaveCount(0);
  await expect.poll(() => asked.some((url) => /openstreetmap/.test(url))).toBe(true);
  // Where the snapshot has it.
  expect(await page.content()).not.toMatch(/50\.841334|4\.351968/);
});

test('DETAIL-10 a published address is a marker, found and opened with the keyboard alone', async ({
  page,
}) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(long);
  const place = page.getByRole('region', { name: 'Location' });
  await place.getByRole('button', { name: 'Show the map' }).press('Enter');
  const map = place.frameLocator('iframe');
  await expect(map.locator('.leaflet-container')).toBeVisible();
  const marker = map.getByRole('button', { name: /^Quai au Foin 23.*, Brussels$/ });
  await expect(marker).toBeVisible();
  // The focus continues from the position of the button.
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await marker.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(map.locator('.leaflet-popup')).toContainText('Quai au Foin 23');
  await page.keyboard.press('Escape');
  await expect(map.locator('.leaflet-popup')).toHaveCount(0);
  await expect(marker).toBeFocused();
});

for (const [what, path, most] of [
  ['a long one', long, 2],
  ['a short one', short, 1],
  ['a sold one', '/nl/property/5204754/', 2],
  ['a home to let', '/fr/property/5204250/', 2],
  ['one of Luxembourg', '/de/property/5204824/', 2],
  ['one without pictures', '/nl/property/5204117/', 2],
] as const) {
  test(`DETAIL-12 on paper ${what} takes no more than ${most}, without blank pages and lonely headings`, async ({
    page,
    context,
  }) => {
    // Visitors without a cookie choice can print too.
    await context.clearCookies();
    await page.goto(path);
    if (what === 'one without pictures') {
      await page
        .locator('a[data-picture]')
        .evaluateAll((pictures) => pictures.forEach((picture) => picture.remove()));
    }
    const { printed, headings } = readOutline(
      await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true }),
    );
    expect(printed.length).toBeLessThanOrEqual(most);
    // A page is 842 points high; its margin at the foot takes 34, a heading with one line at least
    // 24 more. A heading that begins the next page is listed at the margin of this one.
    const lonely = headings.filter(({ y }) => y > 36 && y < 58);
    expect(lonely).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    // A front keeps its roof: whole, or cropped at its foot.
    const crops = await page.locator('[data-picture="0"] img:visible').evaluateAll((images) =>
      images.map((image) => {
        const { objectFit, objectPosition } = getComputedStyle(image);
        return objectFit === 'contain' || objectPosition.endsWith(' 0%');
      }),
    );
    expect(crops).not.toContain(false);
    const shown = await page.locator('body').innerText();
    expect(shown).not.toMatch(/Skip to content|Naar de inhoud|Aller au contenu|Zum Inhalt/);
    for (const control of ['button', 'summary', 'form', 'nav']) {
      expect([control, await page.locator(`${control}:visible`).count()]).toEqual([control, 0]);
    }
    const legal = page.locator('section[aria-labelledby="advert"]');
    if ((await legal.count()) > 0) await expect(legal.getByRole('heading')).toBeVisible();
    await expect(page.locator('[data-print] svg[role="img"]:visible').last()).toBeVisible();
    expect(
      printed.every((printedPage) =>
        headings.some((heading) => heading.printedPage === printedPage),
      ),
    ).toBe(true);
  });
}

/**
 * Reads the pages of Chromium's PDF and the positions of its headings in points from the bottom.
 */
function readOutline(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const printed = [...text.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b/g)].map(([, id]) => id);
  const entries =
    /\/Title (\(.*?\)|<[^>]*>)\s*(?:\/[A-Z]\w+ \d+[^/]*)*\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+)/g;
  const headings = [...text.matchAll(entries)].map(([, title, printedPage, y]) => ({
    title,
    printedPage,
    y: Number(y),
  }));
  return { printed, headings };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DETAIL-1 photos, plans and documents all stand in the page', async ({ page }) => {
    await page.goto(long);
    await expect(page.locator('main a:has(img)[href$=".jpg"]:visible')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Show street view' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map: Quai au Foin 23/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0);
    await page.getByText('Technical and legal').click();
    const documents = page.locator('a[href*="&document="]:visible');
    await expect(documents.first()).toHaveAttribute(
      'href',
      /request-documents\/\?listing=5204173&document=/,
    );
  });
});
