import { Layouts, useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { Box } from '@strapi/design-system';
import type { ComponentType, ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { ColleagueFactor } from './colleague-factor';
import { DemandedFactor } from './demanded-factor';
import { OwnFactor } from './own-factor';

interface Route {
  path?: string;
  element?: ReactElement;
  lazy?: () => Promise<{ Component: ComponentType }>;
  children?: Route[];
}

/** Strapi gives it while registering alone. */
let router: StrapiApp['router'] | null = null;

/**
 * Shows the second factor below the profile, and below a colleague for whoever may change accounts
 * (OPS-9). Call it while registering.
 */
export function addSecondFactor(app: StrapiApp): void {
  router = app.router;
  const routes = router.routes as Route[];
  const settings = routes.find(({ path }) => path === 'settings/*')?.children ?? [];
  showBelow(routes, 'me', OwnFactor);
  showBelow(settings, 'users/:id', ColleagueFactor);
}

/**
 * Leads those who must set up a second factor there, whatever they open (OPS-9). Call it last while
 * bootstrapping: routes that are added later stand beside it.
 */
export function demandSecondFactor(): void {
  if (!router) throw new Error('The pages of the admin are not known.');
  router.addRoute(((routes: Route[]) => [{ element: <Gate />, children: routes }]) as never);
}

function showBelow(routes: Route[], path: string, Part: ComponentType): void {
  const route = routes.find((candidate) => candidate.path === path);
  const load = route?.lazy;
  if (!route || !load) throw new Error(`The page ${path} is not where it was.`);
  route.lazy = async () => {
    const { Component } = await load();
    return {
      Component: () => (
        <>
          <Component />
          <Layouts.Content>
            <Box paddingTop={6} paddingBottom={8}>
              <Part />
            </Box>
          </Layouts.Content>
        </>
      ),
    };
  };
}

/** The CMS leaves those without any rights who have to set one up. */
function Gate() {
  const hasRights = useAuth('SecondFactor', ({ permissions }) => permissions.length > 0);
  return hasRights ? <Outlet /> : <DemandedFactor otherwise={<Outlet />} />;
}
