import { useAuth, useIsMobile, type StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sourceUid } from './feeds/feed-path';

interface ContentRoute {
  path?: string;
  lazy?: () => Promise<{ Component: ComponentType }>;
}

const pages = '/content-manager/collection-types/api::page.page';

/**
 * Opens Content with the list of pages. Strapi opens the alphabetically first type, which is
 * leads, and those are handled in the inbox; a phone keeps the list of types. Feeds have a page and
 * forms of their own. Call it while registering.
 */
export function openContent(app: StrapiApp): void {
  const routes = app.router.routes as ContentRoute[];
  const route = routes.find(({ path }) => path === 'content-manager/*');
  const load = route?.lazy;
  if (!route || !load) return;
  route.lazy = async () => {
    const { Component } = await load();
    return { Component: () => <Start Content={Component} /> };
  };
}

function Start({ Content }: { Content: ComponentType }) {
  const { pathname } = useLocation();
  const isMobile = useIsMobile();
  const mayRead = useAuth('OpenContent', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) =>
        subject === 'api::page.page' && action === 'plugin::content-manager.explorer.read',
    ),
  );
  if (pathname.includes(`/${sourceUid}`)) return <Navigate to="/feeds" replace />;
  const isStart = /\/content-manager(\/collection-types)?\/?$/.test(pathname);
  return isStart && mayRead && !isMobile ? <Navigate to={pages} replace /> : <Content />;
}
