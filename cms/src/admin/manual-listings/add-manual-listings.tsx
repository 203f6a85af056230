import { LinkButton } from '@strapi/design-system';
import { House } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { addMenuLink, findContentManager } from '../parts/content-manager';
import { manualPath } from './manual-path';

const listing = 'api::listing.listing';
const changeListings = { action: 'plugin::content-manager.explorer.update', subject: listing };

/** Adds the page on which staff write listings. Call it while registering. */
export function addManualListings(app: StrapiApp): void {
  addMenuLink(app, {
    to: 'manual-listings',
    icon: House,
    position: 1.5,
    intlLabel: { id: 'agency.manual', defaultMessage: 'Listings by hand' },
    permissions: [changeListings],
    Component: () => import('./manual-page').then(({ ManualPage }) => ({ default: ManualPage })),
  });
}

/** Links to the page from the list of listings. Call it while bootstrapping. */
export function linkManualListings(app: StrapiApp): void {
  const link = { name: 'manual-listings', Component: ManualLink };
  findContentManager(app).injectComponent('listView', 'actions', link);
}

function ManualLink() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  if (!pathname.endsWith(`/${listing}`)) return null;
  return (
    <LinkButton tag={Link} to={manualPath()} variant="secondary" size="S">
      {formatMessage({ id: 'agency.manual' })}
    </LinkButton>
  );
}
