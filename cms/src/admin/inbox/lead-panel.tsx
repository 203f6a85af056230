import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { leadPath } from '../parts/lead-path';
import { PanelLink } from '../parts/panel-part';

/** Beside the fields of a lead, which are there to be corrected: the way to where it is read. */
export function LeadPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== 'api::lead.lead' || !documentId) return null;
  return {
    title: formatMessage({ id: 'agency.lead.title' }),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2} data-lead-panel="">
        <PanelLink to={leadPath(documentId)}>{formatMessage({ id: 'agency.lead.read' })}</PanelLink>
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: 'agency.lead.readWhat' })}
        </Typography>
      </Flex>
    ),
  };
}
