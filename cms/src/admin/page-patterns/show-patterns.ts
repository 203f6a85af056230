import type { StrapiApp } from '@strapi/strapi/admin';
import { findContentManager } from '../parts/content-manager';
import { PatternButton } from './pattern-dialog';

/** Offers above the list of pages to make one from a pattern (EDIT-1). Call it while bootstrapping. */
export function showPatterns(app: StrapiApp): void {
  findContentManager(app).injectComponent('listView', 'actions', {
    name: 'page-patterns',
    Component: PatternButton,
  });
}
