import { Flex, Link, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { LeadDetails } from '../../leads/inbox/answers';
import { Assignee } from './assignee';
import { buildPhoneHref } from '@agency/domain/phone';
import { FileLink } from './file-link';
import { useAnswer } from './inbox-answers';
import { PanelLink, Part } from './panel-part';

const leadUid = 'api::lead.lead';
const documentPath = '/content-manager/collection-types/';

/** Beside a lead: who handles it, and everything that belongs to it and stands elsewhere. */
export function LeadPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== leadUid || !documentId) return null;
  return {
    title: formatMessage({ id: 'agency.lead.title' }),
    content: <Details documentId={documentId} />,
  };
}

function Details({ documentId }: { documentId: string }) {
  const { formatMessage, formatDate, formatTime } = useIntl();
  const { data, hasFailed, reload } = useAnswer<LeadDetails>(`/agency/inbox/leads/${documentId}`);
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id }, values);
  if (hasFailed) return <Typography>{say('agency.failed')}</Typography>;
  if (!data) return null;
  const { email, phone, listing, project, appointment, documents, timeSlots, files, mails } = data;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={4}
      width="100%"
      style={{ overflowWrap: 'anywhere' }}
      data-lead-panel=""
    >
      <Assignee documentId={documentId} assignee={data.assignee} onChange={reload} />
      {(email ?? phone) && (
        <Part title={say('agency.lead.contact')}>
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
          {phone && <Link href={buildPhoneHref(phone) ?? undefined}>{phone}</Link>}
          {email && data.others > 0 && (
            <PanelLink to={`/inbox?text=${encodeURIComponent(email)}`}>
              {say('agency.lead.others', { count: data.others })}
            </PanelLink>
          )}
        </Part>
      )}
      {listing && (
        <Part title={say('agency.lead.listing', { reference: listing.reference })}>
          <Link href={listing.href} isExternal>
            {say('agency.lead.onSite')}
          </Link>
          <PanelLink to={`${documentPath}api::listing.listing/${listing.documentId}`}>
            {say('agency.lead.inCms')}
          </PanelLink>
        </Part>
      )}
      {project && (
        <Part title={say('agency.lead.project', { reference: project.reference })}>
          <PanelLink to={`${documentPath}api::project.project/${project.documentId}`}>
            {say('agency.lead.inCms')}
          </PanelLink>
        </Part>
      )}
      {appointment && (
        <Part title={say('agency.lead.visit')}>
          {appointment.start && (
            <Typography>
              {formatDate(appointment.start, { dateStyle: 'full' })},{' '}
              {formatTime(appointment.start)}
              {appointment.end && ` – ${formatTime(appointment.end)}`}
            </Typography>
          )}
          <Typography textColor="neutral600">{say(`agency.visit.${appointment.state}`)}</Typography>
        </Part>
      )}
      {timeSlots.length > 0 && (
        <Part title={say('agency.lead.hours')}>
          <Typography>{timeSlots.join(', ')}</Typography>
        </Part>
      )}
      {documents.length > 0 && (
        <Part title={say('agency.lead.documents')}>
          {documents.map((name) => (
            <Typography key={name}>{name}</Typography>
          ))}
        </Part>
      )}
      {files.length > 0 && (
        <Part title={say('agency.lead.files')}>
          {files.map((file) => (
            <FileLink key={file.id} {...file} />
          ))}
        </Part>
      )}
      {data.testimonial && (
        <Part title={say('agency.kind.testimonial')}>
          <PanelLink to={`${documentPath}api::testimonial.testimonial/${data.testimonial}`}>
            {say('agency.lead.testimonial')}
          </PanelLink>
        </Part>
      )}
      {data.savedSearch && (
        <Part title={say('agency.lead.savedSearch')}>
          <PanelLink to={`${documentPath}api::demand.demand/${data.savedSearch.documentId}`}>
            {say(`agency.savedSearch.${data.savedSearch.state}`)}
          </PanelLink>
        </Part>
      )}
      <Part title={say('agency.lead.mails')}>
        {mails.length === 0 && <Typography>{say('agency.lead.noMails')}</Typography>}
        {mails.map((mail) => (
          <div key={mail.documentId}>
            <PanelLink to={`${documentPath}api::outbox-mail.outbox-mail/${mail.documentId}`}>
              {mail.subject}
            </PanelLink>
            <Typography
              tag="p"
              variant="pi"
              textColor={mail.state === 'failed' ? 'danger600' : 'neutral600'}
            >
              {say(`agency.mail.${mail.state}`)} · {mail.recipient}
              {mail.state === 'failed' && mail.lastError && ` · ${mail.lastError}`}
            </Typography>
          </div>
        ))}
      </Part>
    </Flex>
  );
}
