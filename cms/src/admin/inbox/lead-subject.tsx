import { Flex, Link, Typography } from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import { useIntl } from 'react-intl';
import type { LeadDetails } from '../../leads/inbox/inbox-responses';
import { Card } from '../parts/card';
import { PanelLink } from '../parts/panel-part';

const documentPath = '/content-manager/collection-types/';

export function LeadListing({ lead: { listing, project } }: { lead: LeadDetails }) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  if (!listing && !project) return null;
  const subject = listing ? 'listing' : 'project';
  const { reference = '', documentId = '' } = listing ?? project ?? {};
  const card = listing?.card;
  return (
    <Card title={card?.title ?? say(`agency.lead.${subject}`, { reference })}>
      <Flex gap={4} alignItems="flex-start" wrap="wrap">
        {card?.picture && (
          <img
            src={card.picture.src}
            alt=""
            width={180}
            height={120}
            style={{ objectFit: 'cover' }}
          />
        )}
        <Flex direction="column" alignItems="flex-start" gap={1}>
          {card && <Typography textColor="neutral600">{card.place}</Typography>}
          {card && <Typography>{card.price}</Typography>}
          {card && <Typography>{say(`agency.lead.${subject}`, { reference })}</Typography>}
          {listing && (
            <Link href={listing.href} isExternal>
              {say('agency.lead.onSite')}
            </Link>
          )}
          <PanelLink to={`${documentPath}api::${subject}.${subject}/${documentId}`}>
            {say('agency.lead.inCms')}
          </PanelLink>
        </Flex>
      </Flex>
    </Card>
  );
}

export function LeadVisit({ lead }: { lead: LeadDetails }) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { appointment, timeSlots, documents } = lead;
  const timeZone = agencyTimeZone;
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  return (
    <>
      {appointment && (
        <Card title={say('agency.lead.visit')}>
          <Typography>
            {appointment.start &&
              `${formatDate(appointment.start, { dateStyle: 'full', timeZone })}, ${formatTime(appointment.start, { timeZone })}`}
            {appointment.end && ` – ${formatTime(appointment.end, { timeZone })}`}
            {appointment.start && ' · '}
            {say(`agency.visit.${appointment.state}`)}
          </Typography>
          {appointment.wishes.length > 0 && (
            <Typography tag="h3" variant="sigma" textColor="neutral600">
              {say('agency.lead.wishes')}
            </Typography>
          )}
          {appointment.wishes.map(({ day, part }) => (
            <Typography key={day + part}>
              {say(`agency.lead.wish.${part}`, {
                day: formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' }),
              })}
            </Typography>
          ))}
        </Card>
      )}
      {timeSlots.length > 0 && (
        <Card title={say('agency.lead.hours')}>
          <Typography>{timeSlots.join(', ')}</Typography>
        </Card>
      )}
      {documents.length > 0 && (
        <Card title={say('agency.lead.documents')}>
          {documents.map((name) => (
            <Typography key={name}>{name}</Typography>
          ))}
        </Card>
      )}
    </>
  );
}
