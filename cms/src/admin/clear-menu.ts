import type { StrapiApp } from '@strapi/strapi/admin';

/** What leads to Strapi's shop of plugins: nobody of an agency has anything to do there. */
const shop = 'admin::marketplace.read';

/** Leaves out of the menu and the pages what Strapi offers and an agency does not need. */
export function clearMenu(app: StrapiApp): void {
  app.addRBACMiddleware(
    (() => (next: (rights: Right[]) => unknown) => (rights: Right[]) =>
      next(rights.filter(({ action }) => action !== shop))) as never,
  );
  for (const isLegacy of [false, true]) {
    const banner = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isLegacy}`;
    window.localStorage.setItem(`${banner}:false`, 'true');
  }
}

interface Right {
  action: string;
}
