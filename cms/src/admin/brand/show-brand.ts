import type { StrapiApp } from '@strapi/strapi/admin';
import type { Brand } from '../../content/brand/brand-handlers';
import { findBackendUrl } from '../parts/backend-url';
import { brandWords } from './brand-words';

/** If the CMS responds more slowly, the login is shown without the name. */
const patienceMs = 3000;

type Words = Record<string, string>;

/**
 * Shows the agency's name and mark at login, in the menu and in page titles. Loads them from the
 * site settings before the first render, as plugin translations, which Strapi waits for.
 * `messages` are those of the agency by language. Call it while registering.
 */
export function showBrand(app: StrapiApp, messages: Readonly<Record<string, Words>>): void {
  const registerTrads = async ({ locales }: { locales: string[] }) => {
    const brand = await findBrand();
    if (brand) {
      const mark = new URL(brand.mark, findBackendUrl()).href;
      Object.assign(app.configurations, { authLogo: mark, menuLogo: mark });
      // Until a page sets its title, which ends with the name (vite.config.ts).
      document.title = brand.name;
    }
    return locales.map((locale): { locale: string; data: Words } => {
      const words = messages[locale] ?? messages.en ?? {};
      return { locale, data: brandWords(brand?.name ?? words['agency.unnamed'] ?? '', words) };
    });
  };
  app.appPlugins['agency-brand'] = { register: () => undefined, registerTrads };
}

async function findBrand(): Promise<Brand | null> {
  try {
    const address = `${findBackendUrl()}/agency/brand`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? ((await answer.json()) as Brand) : null;
  } catch {
    return null;
  }
}
