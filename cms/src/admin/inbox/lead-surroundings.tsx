import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { LeadDetails } from '../../leads/inbox/inbox-responses';
import { Card } from '../parts/card';
import { FileLink } from './file-link';
import { PanelLink } from '../parts/panel-part';

const documentPath = '/content-manager/collection-types/';

export function LeadFiles({ lead: { files, testimonial, savedSearch } }: { lead: LeadDetails }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  return (
    <>
      {files.length > 0 && (
        <Card title={say('agency.lead.files')}>
          {files.map((file) => (
            <FileLink key={file.id} {...file} />
          ))}
        </Card>
      )}
      {testimonial && (
        <Card title={say('agency.kind.testimonial')}>
          <PanelLink to={`${documentPath}api::testimonial.testimonial/${testimonial}`}>
            {say('agency.lead.testimonial')}
          </PanelLink>
        </Card>
      )}
      {savedSearch && (
        <Card title={say('agency.lead.savedSearch')}>
          <PanelLink to={`${documentPath}api::demand.demand/${savedSearch.documentId}`}>
            {say(`agency.savedSearch.${savedSearch.state}`)}
          </PanelLink>
        </Card>
      )}
    </>
  );
}

export function LeadMails({ lead: { mails } }: { lead: LeadDetails }) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  return (
    <Card title={say('agency.lead.mails')}>
      {mails.length === 0 && <Typography>{say('agency.lead.noMails')}</Typography>}
      {mails.map((mail) => (
        <details key={mail.documentId} data-lead-mail={mail.kind}>
          <summary>
            <Typography fontWeight="semiBold">{mail.subject}</Typography>
            <Typography
              tag="p"
              variant="pi"
              textColor={mail.state === 'failed' ? 'danger600' : 'neutral600'}
            >
              {formatDate(mail.createdAt, { dateStyle: 'short', timeStyle: 'short' })} ·{' '}
              {mail.recipient} · {say(`agency.mail.${mail.state}`)}
              {mail.state === 'failed' && mail.lastError && ` · ${mail.lastError}`}
            </Typography>
          </summary>
          <Box paddingTop={2} paddingBottom={2}>
            <Typography style={{ whiteSpace: 'pre-wrap' }}>{mail.text}</Typography>
          </Box>
          <PanelLink to={`${documentPath}api::outbox-mail.outbox-mail/${mail.documentId}`}>
            {say('agency.lead.inCms')}
          </PanelLink>
        </details>
      ))}
    </Card>
  );
}
