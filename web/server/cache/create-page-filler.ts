import type { Logger } from 'pino';
import { keepSmall, readBody } from '../http/page';
import type { PageCache } from './page-cache';
import { PageFiller } from './page-filler';
import type { RenderLimiter } from './render-limiter';

const renewedMs = 30 * 60_000;
const filledShare = 0.6;

export function createPageFiller(
  cache: PageCache,
  { renders, maxBytes, log }: { renders: RenderLimiter; maxBytes: number; log: Logger },
): PageFiller {
  return new PageFiller({
    listPaths: () => listSitemapPaths(readText),
    isKept: (path) => cache.isCurrent(path, renewedMs),
    make: makeAhead,
    isBusy: () => renders.size.running > 0,
    hasRoom: () => cache.size.bytes < maxBytes * filledShare,
    log,
  });

  async function readText(path: string): Promise<string> {
    const page = (await cache.get(path))?.page;
    if (page?.status !== 200) throw new Error(`${path} answers ${page?.status ?? 'nothing'}`);
    return (await readBody(page)).toString();
  }

  async function makeAhead(key: string): Promise<void> {
    const page = await cache.make(key);
    if (page.status >= 500) throw new Error(`a page answers ${page.status}`);
    if (page.status !== 200) return;
    await keepSmall(page, 'ahead');
    cache.weighAgain(page, key);
  }
}

type Read = (path: string) => Promise<string>;

const locations = /<loc>([^<]+)<\/loc>/g;

/**
 * Lists the paths in the sitemap in its order: pages, articles, projects, listings. `read` returns
 * the text of an XML file of the site. Rejects when a file cannot be read.
 */
export async function listSitemapPaths(read: Read): Promise<string[]> {
  const index = listLocations(await read('/sitemap.xml'));
  const paths: string[] = [];
  for (const path of index) {
    if (path.endsWith('.xml')) paths.push(...listLocations(await read(path)));
    else paths.push(path);
  }
  return paths;
}

function listLocations(xml: string): string[] {
  return [...xml.matchAll(locations)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
