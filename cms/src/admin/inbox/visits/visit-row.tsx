import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import { leadPath } from '../../parts/lead-path';
import { listingPath } from '../../parts/listing-path';
import { PanelLink } from '../../parts/panel-part';
import { isEmpty } from './agenda-layout';

/** A moment in the list of a day, for phones. */
export function VisitRow({ visit, onOpen }: { visit: Visit; onOpen(): void }) {
  const { formatMessage, formatTime } = useIntl();
  const { documentId, start, end, visitors } = visit;
  const time = (moment: string): string => formatTime(moment, { timeZone: agencyTimeZone });
  return (
    <Box
      padding={4}
      borderColor="neutral150"
      background={isEmpty(visit) ? 'neutral100' : undefined}
      data-visit={documentId}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Typography fontWeight="semiBold" textColor={isEmpty(visit) ? 'neutral600' : 'primary700'}>
          {time(start)} – {time(end)}
        </Typography>
        <Places visit={visit} />
        <Button variant="tertiary" size="S" onClick={onOpen}>
          {formatMessage({ id: new Date(end) > new Date() ? 'agency.move' : 'agency.agenda.open' })}
        </Button>
      </Flex>
      <ShownListing visit={visit} />
      <VisitorList visitors={visitors} />
    </Box>
  );
}

export function Places({ visit: { capacity, taken, active } }: { visit: Visit }) {
  const { formatMessage } = useIntl();
  // A single agreed visit is full and thereby closed to others.
  const isClosed = capacity === 0 || (!active && taken < capacity);
  return (
    <Flex gap={2}>
      {capacity > 0 && (
        <Badge variant={taken >= capacity ? 'success' : 'neutral'}>
          {formatMessage({ id: 'agency.visits.places' }, { taken, capacity })}
        </Badge>
      )}
      {isClosed && <Badge>{formatMessage({ id: 'agency.visits.closed' })}</Badge>}
    </Flex>
  );
}

export function ShownListing({ visit: { listing, host } }: { visit: Visit }) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  const sayWho = (): string => {
    if (host) return say('agency.agenda.shownBy', { name: host.name });
    if (listing?.agent) return say('agency.agenda.agent', { name: listing.agent });
    return say('agency.agenda.noHost');
  };
  return (
    <div>
      {listing ? (
        <PanelLink to={listingPath(listing.documentId)}>
          {listing.title ?? listing.reference}
        </PanelLink>
      ) : (
        <Typography fontWeight="semiBold">{say('agency.visits.anyListing')}</Typography>
      )}
      {listing?.place && <Typography tag="p">{listing.place}</Typography>}
      {listing?.title && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {say('agency.lead.listing', { reference: listing.reference })}
        </Typography>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {sayWho()}
      </Typography>
    </div>
  );
}

export function VisitorList({ visitors }: { visitors: Visit['visitors'] }) {
  const { formatMessage } = useIntl();
  if (visitors.length === 0) {
    return (
      <Typography tag="p" textColor="neutral600">
        {formatMessage({ id: 'agency.agenda.nobody' })}
      </Typography>
    );
  }
  return (
    <ul>
      {visitors.map(({ documentId, name, contact }) => (
        <li key={documentId}>
          <Typography>
            <Link to={leadPath(documentId)} style={{ color: 'inherit' }}>
              {name || '–'}
            </Link>{' '}
            {contact}
          </Typography>
        </li>
      ))}
    </ul>
  );
}
