import type { StrapiApp } from '@strapi/strapi/admin';
import { CheckCircle } from '@strapi/icons';
import { readPages } from '../../platform/access/admin-routes';

/** Puts what needs doing first on the home of the admin (EDIT-3). Call it while registering. */
export function addToday(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'agency-today',
      icon: CheckCircle,
      title: { id: 'agency.today', defaultMessage: 'Today' },
      component: () => import('./today').then(({ Today }) => Today),
      permissions: [readPages],
    } as never,
    ...widgets,
  ]);
}
