import { Badge, Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Visit } from '../../leads/inbox/answers';
import { useAnswer } from './inbox-answers';
import { leadPath } from './lead-table';

const slots = '/content-manager/collection-types/api::appointment-slot.appointment-slot';

/** The visiting moments to come, day by day, with who comes. */
export function Visits({ title }: { title: string }) {
  const { formatMessage, formatDate } = useIntl();
  const { data, hasFailed } = useAnswer<Visit[]>('/agency/inbox/visits');
  const days = new Map<string, Visit[]>();
  for (const visit of data ?? []) {
    const day = formatDate(visit.start, { dateStyle: 'full' });
    days.set(day, [...(days.get(day) ?? []), visit]);
  }
  return (
    <>
      <Layouts.Header
        title={title}
        primaryAction={
          <LinkButton tag={Link} to={`${slots}/create`}>
            {formatMessage({ id: 'agency.visits.add' })}
          </LinkButton>
        }
      />
      <Layouts.Content>
        {hasFailed && <Typography>{formatMessage({ id: 'agency.failed' })}</Typography>}
        {data === null && !hasFailed && <Page.Loading />}
        {data?.length === 0 && (
          <Typography>{formatMessage({ id: 'agency.visits.none' })}</Typography>
        )}
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {[...days].map(([day, visits]) => (
            <section key={day}>
              <Typography tag="h2" variant="delta">
                {day}
              </Typography>
              <Box background="neutral0" hasRadius shadow="tableShadow" marginTop={2}>
                {visits.map((visit) => (
                  <VisitRow key={visit.documentId} visit={visit} />
                ))}
              </Box>
            </section>
          ))}
        </Flex>
      </Layouts.Content>
    </>
  );
}

function VisitRow({ visit }: { visit: Visit }) {
  const { formatMessage, formatTime } = useIntl();
  const { documentId, start, end, capacity, taken, active, listing, visitors } = visit;
  const isFull = taken >= capacity;
  return (
    <Flex gap={4} padding={4} alignItems="baseline" wrap="wrap" borderColor="neutral150">
      <Box width="11rem">
        <Link to={`${slots}/${documentId}`}>
          <Typography fontWeight="semiBold" textColor="primary700">
            {formatTime(start)} – {formatTime(end)}
          </Typography>
        </Link>
      </Box>
      <Box width="12rem">
        <Typography>
          {listing?.reference ?? formatMessage({ id: 'agency.visits.anyListing' })}
        </Typography>
      </Box>
      <Flex gap={2} width="16rem">
        <Badge variant={isFull ? 'success' : 'neutral'}>
          {formatMessage({ id: 'agency.visits.places' }, { taken, capacity })}
        </Badge>
        {!active && <Badge>{formatMessage({ id: 'agency.visits.closed' })}</Badge>}
      </Flex>
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        {visitors.map((visitor) => (
          <Typography key={visitor.documentId} tag="p">
            <Link to={leadPath(visitor.documentId)}>{visitor.name || '–'}</Link> {visitor.contact}
          </Typography>
        ))}
      </Box>
    </Flex>
  );
}
