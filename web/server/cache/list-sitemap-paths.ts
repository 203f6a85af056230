type Read = (path: string) => Promise<string>;

const locations = /<loc>([^<]+)<\/loc>/g;

/**
 * The paths that the sitemap names, in its order: pages first, then articles, projects, listings.
 * `read` gives the text of an XML file of the site. Rejects when one cannot be read.
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
