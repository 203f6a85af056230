import type { Page } from '@playwright/test';
import { readAdmin } from '../log-in';

/**
 * Opens the page or module with this key from its list in the admin, in Dutch. The cell after the
 * checkbox is clicked: elsewhere in the row there may be a button of its own, as "3 pages" is.
 */
export async function openEntry(page: Page, type: 'page' | 'module', key: string): Promise<void> {
  const list = `/admin/content-manager/collection-types/api::${type}.${type}`;
  const query = `filters[$and][0][key][$eq]=${key}&plugins[i18n][locale]=nl`;
  await page.goto(`${readAdmin().url}${list}?${query}`);
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
}
