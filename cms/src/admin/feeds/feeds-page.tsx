import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { FeedStatus } from '../../feeds/feed-status';
import { useAnswer } from '../parts/inbox-answers';
import { ColumnsPage } from './columns/columns-page';
import { feedPath, newFeedPath, sourceUid } from './feed-path';
import { FeedSection } from './feed-section';
import { EditFeed } from './form/edit-feed';
import { NewFeed } from './form/new-feed';

const REFRESH_MS = 10_000;

export function FeedsPage() {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { pathname } = useLocation();
  const [, , key = '', part = ''] = pathname.slice(pathname.indexOf('/feeds')).split('/');
  const { data, failure, reload } = useAnswer<FeedStatus[]>('/agency/feeds');
  const mayChange = useAuth('FeedsPage', (state) => state.permissions).some(
    ({ action, subject }) => subject === sourceUid && action.endsWith('.update'),
  );
  useEffect(() => {
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  if (mayChange && key !== '') {
    const page =
      feedPath(key) === newFeedPath ? (
        <NewFeed onSaved={reload} />
      ) : part === 'columns' ? (
        <ColumnsPage feedKey={key} name={data?.find((feed) => feed.key === key)?.name ?? key} />
      ) : (
        <EditFeed key={key} feedKey={key} feeds={data ?? []} onChange={reload} />
      );
    return (
      <Layouts.Root>
        <Page.Main>{page}</Page.Main>
      </Layouts.Root>
    );
  }
  return (
    <Layouts.Root>
      <Page.Title>{say('agency.feeds')}</Page.Title>
      <Page.Main>
        <Layouts.Header
          title={say('agency.feeds')}
          subtitle={say('agency.feeds.subtitle')}
          primaryAction={
            mayChange && (
              <LinkButton tag={Link} to={newFeedPath}>
                {say('agency.feeds.add')}
              </LinkButton>
            )
          }
        />
        <Layouts.Content>
          {failure && <Typography>{say(failure)}</Typography>}
          {data === null && !failure && <Page.Loading />}
          {data?.length === 0 && <Typography>{say('agency.feeds.none')}</Typography>}
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            {data?.map((feed) => (
              <FeedSection
                key={feed.key}
                feed={feed}
                mayChange={mayChange}
                hasLink={mayChange}
                onChange={reload}
              />
            ))}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
