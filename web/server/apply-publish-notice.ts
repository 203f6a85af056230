import type { Logger } from 'pino';
import { listChangedTags, listFrameLanguages } from '../app/cms/changed-tags';
import type { Notice } from './webhooks/notice';
import type { PageCache } from './cache/page-cache';
import type { BuildHooks } from './build-hooks';

/**
 * Makes pages anew that were made of what changed, and only those (docs/decisions/0031): at once those
 * that hold it. What stands around every page is asked anew and compared, for a page's title is in
 * the menu and its text is not; pages that it changes follow. Rejects when the CMS cannot be asked.
 */
export async function applyPublishNotice(
  { id, changes }: Notice,
  { answers, cache, log }: { answers: BuildHooks; cache: PageCache; log: Logger },
): Promise<void> {
  const started = performance.now();
  answers.forgetAnswers(changes);
  const pages = cache.outdate(listChangedTags(changes));
  const languages = listFrameLanguages(changes);
  const tags = languages.length > 0 ? await answers.renewSite(languages) : [];
  const around = tags.length > 0 ? cache.outdate(tags) : 0;
  const ms = Math.round(performance.now() - started);
  log.info({ notice: id, changes: changes.length, pages, around, ms }, 'publish notice taken');
}
