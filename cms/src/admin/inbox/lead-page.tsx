import { Grid, Typography, Link, Button } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { LeadDetails, LeadLine } from '../../leads/inbox/inbox-responses';
import { Card } from '../parts/card';
import { PanelLink } from '../parts/panel-part';
import { ReadingPage } from '../parts/reading-page';
import { useAnswer } from '../parts/inbox-answers';
import { LeadActions, LeadHandling } from './lead-actions';
import { LeadIncoming } from './lead-incoming';
import { LeadHistory } from './lead-history';
import { LeadListing, LeadVisit } from './lead-subject';
import { LeadFiles, LeadMails } from './lead-surroundings';
import { useWriteClient } from '../parts/use-write-client';
import { styled } from 'styled-components';
import { buildPhoneHref, isPhoneNumber } from '@agency/domain/phone';
import type { FeedLeadStatus } from '../../feeds/feed-status';
import { usePost } from '../parts/use-post';

export function LeadPage({ documentId }: { documentId: string }) {
  const { formatMessage, formatDate, locale } = useIntl();
  const { post } = useWriteClient();
  const { data, failure, reload } = useAnswer<LeadDetails>(
    `/agency/inbox/leads/${documentId}?language=${locale.slice(0, 2)}`,
  );
  useEffect(() => {
    // The CMS ignores a repeated read; errors appear at the next action.
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
          <LeadSource lead={data} />
          <LeadFiles lead={data} />
          <LeadIncoming documentId={documentId} />
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

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(9rem, 16rem) 1fr;
  gap: 0.8rem 1.6rem;

  @media (max-width: 640px) {
    grid-template-columns: 1fr;
    gap: 0;

    & dd {
      margin-bottom: 0.8rem;
    }
  }
`;

/** The submitted fields; mail addresses and phone numbers are links. */
function LeadLines({ lines }: { lines: readonly LeadLine[] }) {
  return (
    <Lines>
      {lines.map(({ label, value, href }) => (
        <LinePair key={label} label={label} value={value} href={href ?? findHref(value)} />
      ))}
    </Lines>
  );
}

function LinePair({ label, value, href }: { label: string; value: string; href?: string }) {
  return (
    <>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <dd>
        {href ? (
          <Link href={href}>{value}</Link>
        ) : (
          <Typography style={{ whiteSpace: 'pre-wrap' }}>{value}</Typography>
        )}
      </dd>
    </>
  );
}

function findHref(value: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `mailto:${value}`;
  // Amounts and postal codes are not phone numbers.
  const isCalled = value.replace(/\D/g, '').length >= 8 && isPhoneNumber(value);
  return isCalled ? (buildPhoneHref(value) ?? undefined) : undefined;
}

/** Source of the lead: how the sender found the site or the listing. */
function LeadSource({ lead: { channel, source, visitSource } }: { lead: LeadDetails }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const found = {
    channel: [say(`agency.channel.${channel}`), source].filter(Boolean).join(': '),
    referrer: visitSource?.referrer,
    entryPage: visitSource?.entryPage,
    page: visitSource?.page,
    campaign: Object.entries(visitSource?.campaign ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  };
  const lines = Object.entries(found).flatMap(([name, value]) =>
    value ? [{ label: say(`agency.source.${name}`), value }] : [],
  );
  return (
    <Card title={say('agency.column.source')}>
      <LeadLines lines={lines} />
    </Card>
  );
}

/** Delivery of a lead to the system of its listing: status, error, and a button to retry. */
function LeadFeeds({ documentId }: { documentId: string }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const path = `/agency/feeds/leads/${documentId}`;
  const { data, reload } = useAnswer<FeedLeadStatus[]>(path);
  const say = (id: string): string => formatMessage({ id });
  if (!data || data.length === 0) return null;
  const send = async (): Promise<void> => {
    if (await post(`${path}/send`, {})) reload();
  };
  return (
    <Card title={say('agency.lead.feeds')}>
      {data.map(({ source, state, reason }) => (
        <Typography key={source} textColor={state === 'failed' ? 'danger600' : 'neutral800'}>
          {source}: {say(`agency.lead.feed.${state}`)}
          {reason && ` ${reason}`}
        </Typography>
      ))}
      {data.some(({ state }) => state !== 'sent') && (
        <Button variant="secondary" onClick={() => void send()}>
          {say('agency.lead.feed.again')}
        </Button>
      )}
    </Card>
  );
}
