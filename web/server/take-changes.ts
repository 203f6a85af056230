import type { Logger } from 'pino';
import { listChangedTags, listFrameLanguages } from '../app/cms/changed-tags';
import type { Notice } from './webhooks/notice';
import type { PageCache } from './cache/page-cache';
import type { SiteAnswers } from './site-answers';

/**
 * Makes pages anew that were made of what changed, and only those (docs/decisions/0031). What stands
 * around every page is asked anew and compared, for a page's title is in the menu and its text is
 * not. Rejects when the CMS cannot be asked; what is known to be outdated is by then.
 */
export async function takeChanges(
  { id, changes }: Notice,
  { answers, cache, log }: { answers: SiteAnswers; cache: PageCache; log: Logger },
): Promise<void> {
  const started = performance.now();
  answers.forgetAnswers(changes);
  const languages = listFrameLanguages(changes);
  const asking = languages.length > 0 ? answers.renewSite(languages) : Promise.resolve([]);
  const [layouts] = await Promise.allSettled([asking]);
  const around = layouts.status === 'fulfilled' ? layouts.value : [];
  const pages = cache.outdate([...listChangedTags(changes), ...around]);
  if (layouts.status === 'rejected') throw layouts.reason as Error;
  const ms = Math.round(performance.now() - started);
  log.info({ notice: id, changes: changes.length, pages, ms }, 'publish notice taken');
}
