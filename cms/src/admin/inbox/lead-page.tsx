import { Grid, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { LeadDetails } from '../../leads/inbox/inbox-responses';
import { Card } from '../parts/card';
import { PanelLink } from '../parts/panel-part';
import { ReadingPage } from '../parts/reading-page';
import { useAnswer } from '../parts/inbox-answers';
import { LeadActions, LeadHandling } from './lead-actions';
import { LeadHistory } from './lead-history';
import { LeadListing, LeadVisit } from './lead-subject';
import { LeadLines } from './lead-lines';
import { LeadFeeds } from './lead-feeds';
import { LeadFiles, LeadMails } from './lead-surroundings';
import { useWriteClient } from '../parts/use-write-client';

/** A lead to be read and acted upon (STAFF-1): the message first; only what its form asked. */
export function LeadPage({ documentId }: { documentId: string }) {
  const { formatMessage, formatDate, locale } = useIntl();
  const { post } = useWriteClient();
  const { data, failure, reload } = useAnswer<LeadDetails>(
    `/agency/inbox/leads/${documentId}?language=${locale.slice(0, 2)}`,
  );
  useEffect(() => {
    // Whether it was read before is the CMS's to know; a failure is one at the next act too.
    post(`/agency/inbox/leads/${documentId}/acts`, { act: 'read' }).catch(() => undefined);
  }, [documentId, post]);
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  if (failure && !data) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const title = data.name || data.email || data.phone || '–';
  return (
    <ReadingPage
      title={title}
      subtitle={`${say(`agency.kind.${data.kind}`)} · ${formatDate(data.createdAt, {
        dateStyle: 'full',
        timeStyle: 'short',
      })} · ${data.language.toUpperCase()} · ${say(`agency.state.${data.state}`)}`}
      back={<PanelLink to="/inbox">{say('agency.inbox.all')}</PanelLink>}
    >
      <LeadActions lead={data} onChange={reload} />
      <Grid.Root gap={4}>
        <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
          {data.message && (
            <Card
              title={say(
                data.kind === 'testimonial' ? 'agency.kind.testimonial' : 'agency.lead.message',
              )}
            >
              <Typography style={{ whiteSpace: 'pre-wrap' }} data-lead-message="">
                {data.message}
              </Typography>
            </Card>
          )}
          <Card title={say('agency.lead.person')}>
            <LeadLines lines={data.person} />
            <PanelLink to={`/inbox/people/lead/${documentId}`}>
              {formatMessage({ id: 'agency.lead.others' }, { count: data.others })}
            </PanelLink>
          </Card>
          <LeadListing lead={data} />
          {data.request.length > 0 && (
            <Card title={say('agency.lead.asked')}>
              <LeadLines lines={data.request} />
            </Card>
          )}
          {data.amounts.length > 0 && (
            <Card title={say('agency.lead.amounts')}>
              <LeadLines lines={data.amounts} />
            </Card>
          )}
          <LeadVisit lead={data} />
          <LeadFiles lead={data} />
          <LeadMails lead={data} />
          <LeadFeeds documentId={documentId} />
        </Grid.Item>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
          <LeadHandling lead={data} onChange={reload} />
          <LeadHistory lead={data} onChange={reload} />
        </Grid.Item>
      </Grid.Root>
    </ReadingPage>
  );
}
