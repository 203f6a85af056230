import type { BrowserContext, ConsoleMessage, Page, WebError } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

/**
 * The base of all browser tests: an uncaught error, a crashed tab and an error on the console of a
 * page of the site fail the test, on every page of its contexts.
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
    // Chromium's own promise: a page that is slow to come is shown without its transition.
    if (message.startsWith('Transition was ')) return;
    problems.push(`uncaught on ${found.page()?.url()}: ${stack || message}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (isOwnError(message))
      problems.push(`on the console of ${message.page()?.url()}: ${message.text()}`);
  };
  const onPage = (page: Page) => {
    page.on('crash', () => problems.push(`crashed: ${page.url()}`));
  };
  context.on('weberror', onError);
  context.on('console', onConsole);
  context.on('page', onPage);
  context.pages().forEach(onPage);
  return () => {
    context.off('weberror', onError);
    context.off('console', onConsole);
    context.off('page', onPage);
  };
}

/** The admin is Strapi's; and answers and lost scripts that a test asks for are no error of the page. */
function isOwnError(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.page()?.url() ?? 'about:blank');
  const isAsked = /^Failed to load resource|Failed to fetch dynamically imported module/;
  return (
    message.type() === 'error' && !isAsked.test(message.text()) && !pathname.startsWith('/admin')
  );
}
