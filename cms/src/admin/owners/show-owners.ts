import type { StrapiApp } from '@strapi/strapi/admin';
import { OwnerPanel } from './owner-panel';

interface ContentManager {
  apis: { addEditViewSidePanel(panels: unknown[]): void };
}

interface SettingsRouter {
  settings: Record<string, unknown>;
  routes: { path?: string; children?: { path?: string }[] }[];
}

const plugin = 'users-permissions';

/**
 * Takes the settings of users-permissions out of the admin: its roles, providers and mails are not
 * used, and the server answers none of them (docs/decisions/0074). Call it while registering.
 */
export function hideAccountSettings(app: StrapiApp): void {
  const router = app.router as unknown as SettingsRouter;
  delete router.settings[plugin];
  const settings = router.routes.find(({ path }) => path === 'settings/*');
  if (!settings?.children) return;
  settings.children = settings.children.filter(({ path }) => !path?.startsWith(plugin));
}

/** Shows beside an owner how the account stands (OWN-1). Call it while bootstrapping. */
export function showOwners(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
  apis.addEditViewSidePanel([OwnerPanel]);
}
