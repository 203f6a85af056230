import { Badge, Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FeedStatus } from '../../feeds/feed-status';
import { AsideList } from './aside-list';
import { FeedActions } from './feed-actions';
import { LastRun } from './last-run';
import { feedPath } from './feed-path';

interface Props {
  feed: FeedStatus;
  mayChange: boolean;
  /** True if it links to its form. */
  hasLink?: boolean;
  onChange(): void;
}

export function FeedSection({ feed, mayChange, hasLink = false, onChange }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.feeds.${id}` }, values);
  const { key, name, kind, enabled, paused, nextRun, isAsked, secrets, checkedAgainst } = feed;
  const state = enabled ? (paused ? 'paused' : 'active') : 'off';
  const moment = (iso: string): string =>
    formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const isDue = nextRun !== null && new Date(nextRun) <= new Date();
  return (
    <Box
      tag="section"
      aria-labelledby={`feed-${key}`}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={6}
      data-feed={key}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Flex gap={3} alignItems="center" wrap="wrap" paddingBottom={4}>
        <Typography tag="h2" variant="delta" id={`feed-${key}`}>
          {name ?? key}
        </Typography>
        <Typography textColor="neutral600">
          {formatMessage({ id: kind, defaultMessage: kind })}
        </Typography>
        <Badge variant={state === 'active' ? 'success' : 'neutral'}>{say(state)}</Badge>
        {hasLink && (
          <LinkButton
            tag={Link}
            to={feedPath(key)}
            variant="tertiary"
            size="S"
            aria-label={`${say('edit')}: ${name ?? key}`}
          >
            {say('edit')}
          </LinkButton>
        )}
      </Flex>
      <Flex direction="column" alignItems="stretch" gap={2} paddingBottom={4}>
        <Line label={say('nextRun')}>
          {isAsked || isDue ? say('now') : nextRun ? moment(nextRun) : say('notByItself')}
        </Line>
        <Line label={say('listings')}>{feed.listings}</Line>
        {checkedAgainst && (
          <Line label={say('checked')}>
            {say(`checked.${checkedAgainst.by}`, { year: '', source: '', ...checkedAgainst })}
          </Line>
        )}
        {feed.waitingEvents > 0 && <Line label={say('events')}>{feed.waitingEvents}</Line>}
        {feed.refusedAddresses && (
          <Line label={say('addresses')}>
            {feed.refusedAddresses.count}: {feed.refusedAddresses.reason}
          </Line>
        )}
        {feed.pushAddress && <Line label={say('pushAddress')}>{feed.pushAddress}</Line>}
        {secrets
          .filter(({ isNeeded, state: where }) => isNeeded || where !== 'missing')
          .map(({ name: secret, variable, state: where }) => (
            <Line key={secret} label={say(`field.${secret}`)}>
              <Typography textColor={/missing|unreadable/.test(where) ? 'danger600' : 'neutral800'}>
                {say(`secretState.${where}`, { variable })}
              </Typography>
            </Line>
          ))}
      </Flex>
      {feed.lastRun ? <LastRun run={feed.lastRun} /> : <Typography>{say('neverRun')}</Typography>}
      {mayChange ? (
        <FeedActions feed={feed} onChange={onChange} />
      ) : (
        <AsideList feed={feed} isBusy={false} />
      )}
    </Box>
  );
}

export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex gap={{ initial: 1, medium: 4 }} wrap="wrap" alignItems="baseline">
      <Box width="16rem">
        <Typography textColor="neutral600">{label}</Typography>
      </Box>
      <Box flex="1 1 14rem" minWidth={0}>
        <Typography tag="div">{children}</Typography>
      </Box>
    </Flex>
  );
}
