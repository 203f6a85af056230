import { Flex, Typography } from '@strapi/design-system';
import { languages } from '@agency/domain/languages';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { ListingAdditions } from '../../listings/edit-additions/save-additions';
import { useAnswer } from '../parts/inbox-answers';
import { CorrectionPart } from './correction-part';
import { OpenHousesPart } from './open-houses-part';
import { findContentManager } from '../parts/content-manager';

interface OpenDocument {
  model: string;
  documentId?: string;
}

/**
 * Adds a panel next to a listing with its corrections and open houses. Call it while
 * bootstrapping.
 */
export function showAdditions(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([AdditionsPanel]);
}

function AdditionsPanel({ model, documentId }: OpenDocument) {
  const { formatMessage } = useIntl();
  if (model !== 'api::listing.listing' || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.additions' }),
    content: <Additions key={documentId} listing={documentId} />,
  };
}

function Additions({ listing }: { listing: string }) {
  const { formatMessage, locale } = useIntl();
  const path = `/agency/listings/${listing}`;
  const { data, failure, reload } = useAnswer<ListingAdditions>(`${path}/additions`);
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (!data) return null;
  const part = { listing, path, additions: data, onChanged: reload };
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%" data-additions="">
      <Typography fontWeight="semiBold" data-listing-title="">
        {nameListing(data, locale)}
      </Typography>
      <CorrectionPart {...part} />
      <OpenHousesPart {...part} />
    </Flex>
  );
}

function nameListing({ correction, imported }: ListingAdditions, locale: string): string {
  const own = languages.filter((code) => locale.startsWith(code));
  const titles = [...own, ...languages].map(
    (code) => correction?.texts[code]?.title || imported[code]?.title,
  );
  return titles.find(Boolean) ?? '';
}
