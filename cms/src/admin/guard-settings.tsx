import { Page, useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect, type ComponentType } from 'react';

interface SettingsRoute {
  path?: string;
  lazy?: () => Promise<{ Component: ComponentType }>;
}

const pluginId = 'agency-settings-guard';

/**
 * Shows the settings and their menu link only to users who may change a setting; Strapi shows
 * the first page to everyone. The server checks permissions independently.
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

/** Strapi renders this until the plugin is ready; it waits until permissions are loaded. */
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

/** Editors have permissions for content and files only; those for settings begin with `admin::`. */
function useMayChangeSettings(): boolean {
  const permissions = useAuth('SettingsGuard', (state) => state.permissions);
  return permissions.some(({ action }) => action.startsWith('admin::'));
}
