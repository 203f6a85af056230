import type { Page } from '@playwright/test';

/** Longer than the site's own scripts wait for an idle moment (`start-consent.ts`). */
const longestWaitMs = 3000;

/** Waits until the page has loaded and what its scripts left for an idle moment has run. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    (longestWaitMs) =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
      }),
    longestWaitMs,
  );
}
