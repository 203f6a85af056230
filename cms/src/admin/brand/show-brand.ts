import type { StrapiApp } from '@strapi/strapi/admin';
import type { Brand } from '../../content/brand/brand-handlers';
import { brandWords } from './brand-words';

/** A CMS that is slow to answer is logged in to without its name. */
const patienceMs = 3000;

/** Where the CMS answers, as Strapi's start of the admin says it. */
const findBackend = (): string => (window.strapi as unknown as { backendURL: string }).backendURL;

type Words = Record<string, string>;

/**
 * Shows the agency's name and mark at the login, in the menu and as the name of every page (EDIT-3).
 * They come from the site settings, before anything is drawn, as words of a plugin: those are waited
 * for. `unnamed` says by language what stands there when the CMS does not answer. Call it while
 * registering.
 */
export function showBrand(app: StrapiApp, unnamed: Readonly<Record<string, string>>): void {
  const registerTrads = async ({ locales }: { locales: string[] }) => {
    const brand = await findBrand();
    if (brand) {
      const mark = new URL(brand.mark, findBackend()).href;
      Object.assign(app.configurations, { authLogo: mark, menuLogo: mark });
      nameTitles(brand.name);
    }
    return locales.map((locale): { locale: string; data: Words } => ({
      locale,
      data: brandWords(brand?.name ?? unnamed[locale] ?? unnamed.en ?? ''),
    }));
  };
  app.appPlugins['agency-brand'] = { register: () => undefined, registerTrads } as never;
}

async function findBrand(): Promise<Brand | null> {
  try {
    const address = `${findBackend()}/agency/brand`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? ((await answer.json()) as Brand) : null;
  } catch {
    return null;
  }
}

const other = / \| Strapi$|^Strapi Admin$/;

/** Ends the titles of the admin's pages with the agency's name, where Strapi puts its own. */
function nameTitles(name: string): void {
  const rename = (): void => {
    const { title } = document;
    if (other.test(title))
      document.title = title.replace(other, (end) => (end[0] === ' ' ? ` | ${name}` : name));
  };
  rename();
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}
