import { Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { FeedStatus } from '../../feeds/feed-status';

type DecideAside = (
  decision: { act: 'retry' | 'drop' } & ({ file: string } | { record: string }),
) => void;

interface Props {
  feed: FeedStatus;
  isBusy: boolean;
  /** Missing if the user may not change sources. */
  decide?: DecideAside;
}

export function AsideList({ feed, isBusy, decide }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.feeds.${id}` });
  const rows = [
    ...feed.asideFiles.map(({ name, reason }) => ({
      name,
      reason,
      of: { file: name },
      isAside: true,
    })),
    ...feed.asideRecords.map(({ record, reason }) => ({
      name: record,
      reason,
      of: { record },
      isAside: true,
    })),
    ...feed.waitingFiles.map((name) => ({
      name,
      reason: say('aside.waits'),
      of: { file: name },
      isAside: false,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} paddingTop={4} data-aside="">
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {say('aside')}
      </Typography>
      {rows.map(({ name, reason, of, isAside }) => (
        <Flex key={`${isAside} ${name}`} gap={3} wrap="wrap" alignItems="center">
          <Typography fontWeight="bold">{name}</Typography>
          <Typography textColor={isAside ? 'danger600' : 'neutral800'}>{reason}</Typography>
          {decide && isAside && (
            <Button
              variant="secondary"
              size="S"
              disabled={isBusy}
              aria-label={`${say('aside.retry')}: ${name}`}
              onClick={() => decide({ act: 'retry', ...of })}
            >
              {say('aside.retry')}
            </Button>
          )}
          {decide && (
            <Button
              variant="danger-light"
              size="S"
              disabled={isBusy}
              aria-label={`${say('aside.drop')}: ${name}`}
              onClick={() => decide({ act: 'drop', ...of })}
            >
              {say('aside.drop')}
            </Button>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
