import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { readPages } from '../../platform/access/admin-routes';
import { SourcePanel } from './source-panel';
import { addMenuLink, findContentManager } from '../parts/content-manager';

export function addBoard(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'languages',
    icon: Earth,
    position: 0.6,
    intlLabel: { id: 'agency.board', defaultMessage: 'Languages' },
    permissions: [readPages],
    Component: () => import('./board-page').then(({ BoardPage }) => ({ default: BoardPage })),
  });
}

/** Shows the source text next to the form. Call it while bootstrapping. */
export function showSource(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([SourcePanel]);
}
