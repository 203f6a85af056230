import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { readPages } from '../../platform/access/admin-routes';
import { PlanPanel } from './plan-panel';
import { addMenuLink, findContentManager } from '../parts/content-manager';

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

/** Shows planned publications next to the form. Call it while bootstrapping. */
export function showPlans(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([PlanPanel]);
}
