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
