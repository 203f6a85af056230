import { say, Stop } from './run.mjs';
import { checkPage, findLinks, readText } from './language-page.mjs';

const AT_ONCE = 4;
/** Pages without a link, and not in a sitemap. */
const HIDDEN = ['map-frame/', 'login/'];

/**
 * Fetches every page in a language's sitemap, and one URL of each kind that they link to. Checks
 * that each responds with 200 in that language, has no untranslated keys, lists its URL in every
 * language and links to its own; and that a page in the sitemap has the text it was copied from.
 * Throws Stop with the errors.
 */
export async function crawlLanguage(url, { code, copied, keys }) {
  const addresses = await listAddresses(url);
  const codes = [...new Set(addresses.map((address) => codeOf(address)))];
  const own = addresses.filter((address) => codeOf(address) === code);
  const twins = addresses.filter((address) => codeOf(address) === copied);
  const problems = [];
  const report = (address, found) =>
    problems.push(...found.map((problem) => `${address.slice(url.length)}: ${problem}`));
  if (own.length === 0 || own.length !== twins.length)
    report(url, [`${own.length} pages in ${code}, ${twins.length} in ${copied}`]);

  const linked = new Map(HIDDEN.map((path) => [path, `${url}/${code}/${path}`]));
  await visit(own, async (address) => {
    const { status, html } = await get(address);
    report(address, checkPage({ status, html }, { code, codes, keys }));
    for (const link of findLinks(html, `${url}/${code}/`)) linked.set(kindOf(link), link);
    const twin = await get(address.replace(`/${code}/`, `/${copied}/`));
    const text = readText(twin.html).replaceAll(`/${copied}/`, `/${code}/`);
    if (text !== readText(html)) report(address, [differ(text, readText(html))]);
  });
  const others = [...linked.values()].filter((address) => !own.includes(address));
  await visit(others, async (address) => {
    const { status, html, type } = await get(address, 'follow');
    if (!type.startsWith('text/html')) return report(address, status < 400 ? [] : [`${status}`]);
    report(address, checkPage({ status, html }, { code, codes: [], keys }));
  });
  say(
    `${own.length} pages and ${others.length} other addresses in ${code}, one of ${codes.length}`,
  );
  if (problems.length === 0) return;
  throw new Stop(`${problems.length} problems, for example:\n${problems.slice(0, 60).join('\n')}`);
}

async function listAddresses(url) {
  const files = await listLocations(`${url}/sitemap.xml`);
  return (await Promise.all(files.map(listLocations))).flat();
}

async function listLocations(address) {
  const { html } = await get(address);
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
}

function codeOf(address) {
  return new URL(address).pathname.split('/')[1];
}

/** Filters make more URLs than can be fetched: uses one per path and parameter names. */
function kindOf(address) {
  const { pathname, searchParams } = new URL(address);
  return [pathname, ...searchParams.keys()].join();
}

async function visit(addresses, check) {
  const left = [...addresses];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) await check(next);
    }),
  );
}

/** Retries when the site is busy, after the time that it names. */
async function get(address, redirect = 'manual', triesLeft = 5) {
  const response = await fetch(address, { redirect });
  const html = await response.text();
  if (response.status === 503 && triesLeft > 0) {
    const seconds = Number(response.headers.get('Retry-After') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 5) * 1000));
    return get(address, redirect, triesLeft - 1);
  }
  return { status: response.status, type: response.headers.get('Content-Type') ?? '', html };
}

function differ(text, own) {
  const at = [...text].findIndex((letter, index) => letter !== own[index]);
  const near = (whole) => whole.slice(Math.max(0, at - 40), at + 40);
  return `says “${near(own)}” where the copied page says “${near(text)}”`;
}
