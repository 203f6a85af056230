import { ArrowsCounterClockwise } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

const readPages = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::page.page',
};

export function addRedirects(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'redirects',
    icon: ArrowsCounterClockwise,
    position: 4.6,
    intlLabel: { id: 'agency.redirects', defaultMessage: 'Redirects' },
    permissions: [readPages],
    Component: () =>
      import('./redirects-page').then(({ RedirectsPage }) => ({ default: RedirectsPage })),
  });
}
