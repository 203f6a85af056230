import { File } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

const changeListings = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::listing.listing',
};

/** Adds the page on which staff write legal facts of listings. Call it while registering. */
export function addLegalFacts(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'legal-facts',
    icon: File,
    position: 1.6,
    intlLabel: { id: 'agency.legal', defaultMessage: 'Legal facts' },
    permissions: [changeListings],
    Component: () => import('./legal-page').then(({ LegalPage }) => ({ default: LegalPage })),
  });
}
