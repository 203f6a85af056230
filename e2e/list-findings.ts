import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Choice = {
  /** A selector of the part to judge; without it the whole page. */
  within?: string;
  /** Rules of axe that are not asked. */
  without?: string[];
};

/**
 * What axe finds on a page and in its frames of the same host: per element its rule and HTML.
 * Frames of other hosts are not read, which the site has none of: that, and leaving out what passed,
 * takes a quarter of the time.
 */
export async function listFindings(page: Page, choice: Choice = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    rules: Object.fromEntries((choice.without ?? []).map((rule) => [rule, { enabled: false }])),
  });
  const { violations } = await (choice.within ? axe.include(choice.within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
