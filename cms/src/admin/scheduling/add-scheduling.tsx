import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { readPages } from '../../platform/access/admin-routes';
import { PlanPanel } from './plan-panel';
import { findContentManager } from '../parts/content-manager';

/** Adds the calendar of what is planned to the menu (EDIT-6). Call it while registering. */
export function addCalendar(app: StrapiApp): void {
  app.addMenuLink({
    to: 'planning',
    icon: Calendar,
    position: 0.7,
    intlLabel: { id: 'agency.plans', defaultMessage: 'Scheduling' },
    permissions: [readPages] as never,
    Component: () =>
      import('./calendar-page').then(({ CalendarPage }) => ({ default: CalendarPage })),
  } as never);
}

/** Plans beside the form when it is published and unpublished. Call it while bootstrapping. */
export function showPlans(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([PlanPanel]);
}
