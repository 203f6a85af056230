import { Flex, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { ListingAdditions } from '../../listings/edit-additions/answers';
import { useAnswer } from '../parts/inbox-answers';
import { CorrectionPart } from './correction-part';
import { OpenHousesPart } from './open-houses-part';
import { findContentManager } from '../parts/content-manager';

interface OpenDocument {
  model: string;
  documentId?: string;
}

/** Beside a listing: what is corrected, and its open houses (EDIT-7). Call it while bootstrapping. */
export function showAdditions(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([AdditionsPanel]);
}

function AdditionsPanel({ model, documentId }: OpenDocument) {
  const { formatMessage } = useIntl();
  if (model !== 'api::listing.listing' || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.additions' }),
    content: <Additions key={documentId} path={`/agency/listings/${documentId}`} />,
  };
}

function Additions({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const { data, hasFailed, reload } = useAnswer<ListingAdditions>(`${path}/additions`);
  if (hasFailed) return <Typography>{formatMessage({ id: 'agency.failed' })}</Typography>;
  if (!data) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%" data-additions="">
      <CorrectionPart path={path} additions={data} onChanged={reload} />
      <OpenHousesPart path={path} additions={data} onChanged={reload} />
    </Flex>
  );
}
