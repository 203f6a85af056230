import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

const exportPeople = { action: 'api::privacy.export', subject: null };

export function addPrivacy(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'privacy',
    icon: Shield,
    position: 5,
    intlLabel: { id: 'agency.privacy', defaultMessage: 'Privacy' },
    permissions: [exportPeople],
    Component: () => import('./privacy-page').then(({ PrivacyPage }) => ({ default: PrivacyPage })),
  });
}
