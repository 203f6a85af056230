import { Page, useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, type ComponentType } from 'react';

interface SettingsRoute {
  path?: string;
  lazy?: () => Promise<{ Component: ComponentType }>;
}

const pluginId = 'agency-settings-guard';

/**
 * Shows the settings, and the way to them, to those alone who may change one (CMS-3). Strapi shows
 * everybody their first page. What the server answers does not depend on it.
 */
export function guardSettings(app: StrapiApp): void {
  const routes = app.router.routes as SettingsRoute[];
  const route = routes.find(({ path }) => path === 'settings/*');
  const load = route?.lazy;
  if (route && load) {
    route.lazy = async () => {
      const { Component } = await load();
      return { Component: () => <Guard Settings={Component} /> };
    };
  }
  app.registerPlugin({
    id: pluginId,
    name: pluginId,
    isReady: false,
    initializer: HideLink,
  });
}

function Guard({ Settings }: { Settings: ComponentType }) {
  return useMayChangeSettings() ? <Settings /> : <Page.NoPermissions />;
}

/** Strapi draws it until it is ready, and never again: it waits until the rights are known. */
function HideLink({ setPlugin }: { setPlugin: (id: string) => void }) {
  const isLoading = useAuth('SettingsGuard', (state) => state.isLoading);
  const mayChange = useMayChangeSettings();
  useEffect(() => {
    if (isLoading) return;
    const style = document.getElementById(pluginId) ?? document.createElement('style');
    style.id = pluginId;
    style.textContent = mayChange
      ? ''
      : ':is(nav, #burger-menu) li:has(a[href$="/settings"]) { display: none }';
    document.head.append(style);
    setPlugin(pluginId);
  }, [isLoading, mayChange, setPlugin]);
  return null;
}

/** Editors hold permissions on content and files; every setting is the admin's own. */
function useMayChangeSettings(): boolean {
  const permissions = useAuth('SettingsGuard', (state) => state.permissions);
  return permissions.some(({ action }) => action.startsWith('admin::'));
}
