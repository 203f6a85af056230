import type { Logger } from 'pino';
import { listChangedTags, listFrameLanguages } from '../app/cms/changed-tags';
import type { Notice } from './webhooks/notice';
import type { PageCache } from './cache/page-cache';
import type { BuildHooks } from './build-hooks';

/**
 * Drops the cached pages that contain something that changed, and no others (docs/decisions/0031).
 * The parts around every page (menu, footer) are queried again and compared, because a page's title
 * is in the menu but its text is not; pages whose menu or footer differs are dropped next. Rejects
 * when the CMS cannot be reached.
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
  log.info({ notice: id, changes: changes.length, pages, around, ms }, 'publish notice applied');
}
