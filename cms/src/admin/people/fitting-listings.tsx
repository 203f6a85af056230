import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { MatchedListing } from '../../alerts/matches/matches-of';
import { useAnswer } from '../parts/inbox-answers';
import { PanelLink } from '../parts/panel-part';

const shown = 10;

/** The listings that fit a saved search now; who waits for one is written to from its page. */
export function FittingListings({ search }: { search: string }) {
  const { formatMessage, locale } = useIntl();
  const { data } = useAnswer<MatchedListing[]>(
    `/agency/matches/searches/${search}?language=${locale.slice(0, 2)}`,
  );
  if (!data) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} data-fitting="">
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {formatMessage({ id: 'agency.match.listings' }, { count: data.length })}
      </Typography>
      {data.slice(0, shown).map(({ documentId, reference, title, place, price }) => (
        <PanelLink key={documentId} to={`/inbox/matches/${documentId}`}>
          {[reference, title, place, price].filter(Boolean).join(' · ')}
        </PanelLink>
      ))}
    </Flex>
  );
}
