import { listParameters } from '../../../app/lib/rules/list-search';
import { uploadsPrefix } from '../../http/uploads';
import { readPage, type PageFacts } from './read-page';

export interface CrawledPage extends PageFacts {
  readonly url: string;
}

/** A link that does not lead straight to a page or a file. */
export interface DeadLink {
  readonly url: string;
  readonly status: number;
  readonly from: string;
}

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  readonly deadLinks: readonly DeadLink[];
  readonly elsewhere: ReadonlySet<string>;
}

const atOnce = 8;
/** Compressing every page would take half of the time. */
const plain = { 'Accept-Encoding': 'identity' };

/**
 * Follows all links of the site from these pages, each address once. Follows only addresses with
 * one known query parameter: their combinations have no end.
 */
export async function crawlSite(origin: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const deadLinks: DeadLink[] = [];
  const elsewhere = new Set<string>();
  const seen = new Set<string>();
  const waiting: { url: string; from: string }[] = [];
  const enter = (url: string, from: string): void => {
    if (!url.startsWith(`${origin}/`)) elsewhere.add(url);
    else if (!seen.has(url) && isFollowed(url)) {
      seen.add(url);
      waiting.push({ url, from });
    }
  };
  const visit = async ({ url, from }: { url: string; from: string }): Promise<void> => {
    const answer = await fetch(url, { redirect: 'manual', headers: plain });
    const text = await answer.text();
    if (answer.status !== 200) return void deadLinks.push({ url, status: answer.status, from });
    if (new URL(url).pathname.startsWith(uploadsPrefix)) return;
    const page = { url, ...readPage(text, url) };
    pages.set(url, page);
    for (const link of page.links) enter(link, url);
  };
  for (const start of starts) enter(start, '');
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return { pages, deadLinks, elsewhere };
}

function isFollowed(url: string): boolean {
  const { searchParams } = new URL(url);
  const [name, ...others] = [...searchParams.keys()];
  return name === undefined || (others.length === 0 && isKnown(name));
}

function isKnown(name: string): boolean {
  return listParameters.some((parameter) => parameter === name);
}
