import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addMenuLink } from '../parts/content-manager';

const exportPeople = { action: 'api::privacy.export', subject: null };

/** Adds the privacy page for users who may export personal data. Call it while registering. */
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
