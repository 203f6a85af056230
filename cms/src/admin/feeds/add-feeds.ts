import { Download } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

const readRuns = {
  action: 'plugin::content-manager.explorer.read',
  subject: 'api::import-run.import-run',
};

export function addFeeds(app: StrapiApp): void {
  app.addMenuLink({
    to: 'feeds',
    icon: Download,
    position: 4.5,
    intlLabel: { id: 'agency.feeds', defaultMessage: 'Feeds' },
    permissions: [readRuns] as never,
    Component: () => import('./feeds-page').then(({ FeedsPage }) => ({ default: FeedsPage })),
  } as never);
}
