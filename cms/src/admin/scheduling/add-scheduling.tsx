import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { readPages } from '../../platform/access/admin-routes';
import { PlanPanel } from './plan-panel';
import { addMenuLink, findContentManager } from '../parts/content-manager';

/** Adds the calendar of what is planned to the menu (EDIT-6). Call it while registering. */
export function addCalendar(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'planning',
    icon: Calendar,
    position: 0.7,
    intlLabel: { id: 'agency.plans', defaultMessage: 'Scheduling' },
    permissions: [readPages],
    Component: () =>
      import('./calendar-page').then(({ CalendarPage }) => ({ default: CalendarPage })),
  });
}

/** Plans beside the form when it is published and unpublished. Call it while bootstrapping. */
export function showPlans(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([PlanPanel]);
}
