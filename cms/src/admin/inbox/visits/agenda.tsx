import {
  Badge,
  Box,
  Button,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { agencyDay } from '../../../platform/rules/agency-time';
import { addDays, agencyTimeZone, mondayOf } from '@agency/domain/day';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Visit } from '../../../leads/agenda/agenda-responses';
import type { Colleagues } from '../../../leads/inbox/inbox-responses';
import { CalendarFeed } from './calendar-feed';
import { useAnswer } from '../../parts/inbox-answers';
import { leadPath } from '../../parts/lead-path';
import { listingPath } from '../../parts/listing-path';
import { phone } from '../../parts/on-phones';
import { MakeMoments } from './make-moments';
import { PanelLink } from '../../parts/panel-part';
import { MoveMoment } from './move-moment';

const slots = '/content-manager/collection-types/api::appointment-slot.appointment-slot';

/** On a phone: time and availability, then the listing and visitors, one per line. */
const Row = styled(Flex)`
  ${phone} {
    gap: 0.8rem 1.6rem;

    & > :nth-child(2),
    & > :nth-child(4) {
      width: 100%;
      order: 1;
    }

    & > :nth-child(3) {
      width: auto;
    }

    & > :nth-child(5) {
      order: 2;
    }
  }
`;

export function Agenda({ title }: { title: string }) {
  const { formatMessage, formatDate } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const from = parameters.get('from') ?? findMonday(new Date());
  const colleague = parameters.get('colleague') ?? '';
  const answer = useAnswer<Visit[]>(`/agency/agenda?from=${from}`);
  const { failure, reload } = answer;
  // Data of another week would be under the wrong heading.
  const data = answer.isOld ? null : answer.data;
  const { data: people } = useAnswer<Colleagues>('/agency/inbox/colleagues');
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  const set = (name: string, value: string): void =>
    setParameters((before) => {
      if (value) before.set(name, value);
      else before.delete(name);
      return before;
    });
  const shown = (data ?? []).filter((visit) => !colleague || isOf(visit, Number(colleague)));
  const days = new Map<string, Visit[]>();
  for (const visit of shown) {
    const day = formatDate(visit.start, { dateStyle: 'full', timeZone: agencyTimeZone });
    days.set(day, [...(days.get(day) ?? []), visit]);
  }
  const week = formatDate(`${from}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={say('agency.agenda.week', { day: week })}
        primaryAction={<MakeMoments people={people} onMade={reload} />}
        secondaryAction={<CalendarFeed />}
      />
      <Layouts.Content>
        <Flex gap={2} wrap="wrap" paddingBottom={4} alignItems="center">
          <Button variant="tertiary" onClick={() => set('from', addDays(from, -7))}>
            {say('agency.agenda.before')}
          </Button>
          <Button variant="tertiary" onClick={() => set('from', '')}>
            {say('agency.agenda.thisWeek')}
          </Button>
          <Button variant="tertiary" onClick={() => set('from', addDays(from, 7))}>
            {say('agency.agenda.after')}
          </Button>
          <SingleSelect
            aria-label={say('agency.agenda.colleague')}
            placeholder={say('agency.agenda.everybody')}
            value={colleague}
            onChange={(value) => set('colleague', String(value))}
            onClear={() => set('colleague', '')}
          >
            {(people?.colleagues ?? []).map(({ id, name }) => (
              <SingleSelectOption key={id} value={String(id)}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Flex>
        {failure && <Typography>{say(failure)}</Typography>}
        {data === null && !failure && <Page.Loading />}
        {data !== null && shown.length === 0 && (
          <Typography>{say('agency.agenda.none')}</Typography>
        )}
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} data-agenda="">
          {[...days].map(([day, visits]) => (
            <section key={day}>
              <Typography tag="h2" variant="delta">
                {day}
              </Typography>
              <Box background="neutral0" hasRadius shadow="tableShadow" marginTop={2}>
                {visits.map((visit) => (
                  <VisitRow key={visit.documentId} visit={visit} onMoved={reload} />
                ))}
              </Box>
            </section>
          ))}
        </Flex>
      </Layouts.Content>
    </>
  );
}

function VisitRow({ visit, onMoved }: { visit: Visit; onMoved(): void }) {
  const { formatMessage, formatTime } = useIntl();
  const { documentId, start, end, capacity, taken, active, listing, host, visitors } = visit;
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id }, values);
  const sayWho = (): string => {
    if (host) return say('agency.agenda.shownBy', { name: host.name });
    if (listing?.agent) return say('agency.agenda.agent', { name: listing.agent });
    return say('agency.agenda.noHost');
  };
  // A single agreed visit is full and thereby closed to others.
  const isClosed = capacity === 0 || (!active && taken < capacity);
  const time = (moment: string): string => formatTime(moment, { timeZone: agencyTimeZone });
  return (
    <Row gap={4} padding={4} alignItems="baseline" wrap="wrap" borderColor="neutral150">
      <Box width="11rem">
        <Link
          to={`${slots}/${documentId}`}
          style={{ display: 'inline-block', padding: '1rem 0', color: 'inherit' }}
        >
          <Typography fontWeight="semiBold" textColor="primary700">
            {time(start)} – {time(end)}
          </Typography>
        </Link>
      </Box>
      <Box width="22rem" style={{ overflowWrap: 'anywhere' }}>
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
      </Box>
      <Flex gap={2} width="16rem">
        {capacity > 0 && (
          <Badge variant={taken >= capacity ? 'success' : 'neutral'}>
            {say('agency.visits.places', { taken, capacity })}
          </Badge>
        )}
        {isClosed && <Badge>{say('agency.visits.closed')}</Badge>}
      </Flex>
      <Box minWidth="16rem" flex="1" style={{ overflowWrap: 'anywhere' }}>
        {visitors.length === 0 && (
          <Typography textColor="neutral600">{say('agency.agenda.nobody')}</Typography>
        )}
        {visitors.map((visitor) => (
          <Typography key={visitor.documentId} tag="p">
            <Link to={leadPath(visitor.documentId)} style={{ color: 'inherit' }}>
              {visitor.name || '–'}
            </Link>{' '}
            {visitor.contact}
          </Typography>
        ))}
      </Box>
      {new Date(end) > new Date() && <MoveMoment visit={visit} onMoved={onMoved} />}
    </Row>
  );
}

/** Reports whether a colleague hosts the visit or is assigned to a visitor's lead. */
function isOf({ host, visitors }: Visit, colleague: number): boolean {
  return host?.id === colleague || visitors.some(({ assignee }) => assignee === colleague);
}

function findMonday(moment: Date): string {
  return mondayOf(agencyDay(moment));
}
