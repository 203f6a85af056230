import type { StrapiApp } from '@strapi/strapi/admin';
import { findContentManager } from '../parts/content-manager';
import { PatternButton } from './pattern-dialog';

/**
 * Adds a button above the list of pages that creates one from a pattern. Call it while
 * bootstrapping.
 */
export function showPatterns(app: StrapiApp): void {
  findContentManager(app).injectComponent('listView', 'actions', {
    name: 'page-patterns',
    Component: PatternButton,
  });
}
