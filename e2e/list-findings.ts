import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Choice = {
  /** A selector of the part to judge; without it the whole page. */
  within?: string;
  without?: string[];
};

/**
 * Lists axe's findings on a page and in its frames of the same host, with the rule and HTML of
 * each. Frames of other hosts are skipped, as the site has none; this and omitting passed rules
 * take a quarter of the time.
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
