import type { StrapiApp } from '@strapi/strapi/admin';
import { OwnerDocumentsPanel } from './owner-documents-panel';
import { OwnerNotesPanel } from './owner-notes-panel';
import { OwnerPanel } from './owner-panel';
import { findContentManager } from '../parts/content-manager';

interface SettingsRouter {
  settings: Record<string, unknown>;
  routes: { path?: string; children?: { path?: string }[] }[];
}

const plugin = 'users-permissions';

/**
 * Hides the settings of users-permissions from the admin: roles, providers and mails are not
 * used, and the server does not serve them (docs/decisions/0074). Call it while registering.
 */
export function hideAccountSettings(app: StrapiApp): void {
  const router = app.router as SettingsRouter;
  delete router.settings[plugin];
  const settings = router.routes.find(({ path }) => path === 'settings/*');
  if (!settings?.children) return;
  settings.children = settings.children.filter(({ path }) => !path?.startsWith(plugin));
}

/**
 * Shows the account status next to an owner, and what the owner can read next to a listing. Call
 * it while bootstrapping.
 */
export function showOwners(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([OwnerPanel, OwnerNotesPanel, OwnerDocumentsPanel]);
}
