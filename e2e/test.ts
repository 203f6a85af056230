import type { BrowserContext, Page, WebError } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

/**
 * What every browser test runs on: a page error that nobody caught and a crashed tab fail the test,
 * on every page of every context that it opens.
 */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ browser }, use) => {
      const problems: string[] = [];
      const watch = (context: BrowserContext) => watchContext(context, problems);
      const stops = browser.contexts().map(watch);
      const onContext = (context: BrowserContext) => void stops.push(watch(context));
      browser.on('context', onContext);
      await use(problems);
      browser.off('context', onContext);
      for (const stop of stops) stop();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Writes down the problems of a context's pages from now on; returns how to stop. */
function watchContext(context: BrowserContext, problems: string[]): () => void {
  const onError = (found: WebError) => {
    const { stack, message } = found.error();
    problems.push(`uncaught on ${found.page()?.url()}: ${stack ?? message}`);
  };
  const onPage = (page: Page) => {
    page.on('crash', () => problems.push(`crashed: ${page.url()}`));
  };
  context.on('weberror', onError);
  context.on('page', onPage);
  context.pages().forEach(onPage);
  return () => {
    context.off('weberror', onError);
    context.off('page', onPage);
  };
}
