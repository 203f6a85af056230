import type { StrapiApp } from '@strapi/strapi/admin';
import { BlocksPanel } from './blocks-panel';
import { DrawerPanel } from './drawer-frame';
import { watchTexts } from './live-texts';
import { PreviewPanel } from './preview-panel';
import { findContentManager } from '../parts/content-manager';

/** Shows the blocks of a page and its preview next to the form. Call it while bootstrapping. */
export function showPageBuilder(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  watchTexts(app);
  apis.addEditViewSidePanel([BlocksPanel, PreviewPanel, DrawerPanel]);
}
