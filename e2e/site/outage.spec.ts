import { readFileSync } from 'node:fs';
import { logInOwner, readAdmin } from '../log-in';
import { expect, test } from '../test';

const cms = () =>
  Number(readFileSync(new URL('../../test-results/cms.pid', import.meta.url), 'utf8'));

test('ERR-2 while the CMS hangs, cached pages stay, others answer 503, and all recovers by itself', async ({
  page,
  request,
}) => {
  await page.goto('/nl/login/');
  await logInOwner(page, readAdmin().owner.password);
  await expect(page).toHaveURL(/\/nl\/eigenaar\//);
  await page.goto('/nl/te-koop/');
  const listing = await page.locator('main h2 a').first().getAttribute('href');
  const heading = await page.locator('h1').innerText();

  process.kill(-cms(), 'SIGSTOP');
  try {
    const kept = await page.goto('/nl/te-koop/');
    expect(kept?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(heading);

    const other = await request.get('/nl/te-koop/?page=2&sort=areaDesc');
    expect(other.status()).toBe(503);
    expect(Number(other.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await other.text()).toContain('<html lang="nl"');

    // Pages that are not cached: an unusual list, an estimate of costs, an owner's account.
    const uncached = ['/nl/te-huur/?sort=areaDesc&page=2', `${listing}?amount=123456`];
    for (const path of [...uncached, '/nl/eigenaar/account/']) {
      const failed = await page.goto(path);
      expect([path, failed?.status()]).toEqual([path, 503]);
      expect(Number(failed?.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(page.locator('header').getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
    }
  } finally {
    process.kill(-cms(), 'SIGCONT');
  }

  await expect
    .poll(async () => (await request.get('/nl/te-koop/?page=2&sort=areaDesc')).status(), {
      timeout: 45_000,
    })
    .toBe(200);
});
