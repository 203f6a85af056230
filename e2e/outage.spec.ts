import { readFileSync } from 'node:fs';
import { expect, test } from './test';

const cms = () => Number(readFileSync(new URL('../test-results/cms.pid', import.meta.url), 'utf8'));

test('ERR-2 while the CMS hangs, cached pages stay, others answer 503, and all recovers by itself', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await page.goto('/nl/te-koop/');
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
  } finally {
    process.kill(-cms(), 'SIGCONT');
  }

  await expect
    .poll(async () => (await request.get('/nl/te-koop/?page=2&sort=areaDesc')).status(), {
      timeout: 45_000,
    })
    .toBe(200);
});
