import { Button, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { FeedLeadStatus } from '../../feeds/feed-status';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';

/** On the page of a lead: whether the system of its listing has it, why not, and sending it again. */
export function LeadFeeds({ documentId }: { documentId: string }) {
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
