import type { StrapiApp } from '@strapi/strapi/admin';

/** Counts of entries, types and tokens: news for who builds the site, none for who writes it. */
const technical = ['chart-entries', 'key-statistics'];

/** Leaves on the home page what editors use, and out of every page what Strapi has to announce. */
export function clearHome(app: StrapiApp): void {
  app.widgets.register((widgets) => widgets.filter(({ id }) => !technical.includes(id)));
  for (const isLegacy of [false, true]) {
    const banner = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isLegacy}`;
    window.localStorage.setItem(`${banner}:false`, 'true');
  }
}
