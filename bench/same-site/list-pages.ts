export interface Page {
  status: number;
  text: string;
}

const AT_ONCE = 4;

/** Returns the sitemap and every page in it, by path. */
export async function listPages(url: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const read = async (path: string): Promise<string> => {
    const answer = await fetch(`${url}${path}`);
    const text = await answer.text();
    // A sitemap contains the time of each write, which differs.
    const kept = text.replace(/<lastmod>[^<]*<\/lastmod>/g, '');
    pages.set(path, { status: answer.status, text: kept });
    return text;
  };
  const index = await read('/sitemap.xml');
  const paths: string[] = [];
  for (const file of listLocations(index)) paths.push(...listLocations(await read(file)));
  const queue = paths.values();
  const work = async (): Promise<void> => {
    for (const path of queue) await read(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}

function listLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
}
