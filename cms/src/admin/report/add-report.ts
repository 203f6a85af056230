import { ChartPie } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

export const readReport = { action: 'api::report.read', subject: null };
export const reportPath = '/report';

export function addReport(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'report',
    icon: ChartPie,
    position: 0.8,
    intlLabel: { id: 'agency.report', defaultMessage: 'Report' },
    permissions: [readReport],
    Component: () => import('./report-page').then(({ ReportPage }) => ({ default: ReportPage })),
  });
}
