import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FeedStatus, FeedTrial } from '../../feeds/feed-status';
import { AsideList } from './aside-list';
import { columnsPath } from './feed-path';
import { FileUpload } from './file-upload';
import { RunCounts, RunFindings } from './last-run';
import { RowTable } from '../parts/row-table';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

const REFRESH_MS = 2000;

/** Actions of an administrator on a source: dry run, run, switch, pause, confirm a refused run. */
export function FeedActions({ feed, onChange }: { feed: FeedStatus; onChange(): void }) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState<string | null>(null);
  const [trial, setTrial] = useState<FeedTrial | null>(null);
  /** The last run when another was asked for; undefined if none was. */
  const [before, setBefore] = useState<string | null | undefined>();
  const { lastRun, confirmed, enabled, paused } = feed;
  const last = lastRun?.documentId ?? null;
  const isRunning = before !== undefined && (before === last || feed.isAsked);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(onChange, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, onChange]);
  const say = (id: string, count?: number): string =>
    formatMessage({ id: `agency.feeds.${id}` }, { count });
  const act = async (name: string, body: object = {}): Promise<void> => {
    setBusy(name);
    const routes = name === 'switch' ? 'feed-forms' : 'feeds';
    try {
      const { data } = await post<FeedTrial>(`/agency/${routes}/${feed.key}/${name}`, body);
      setTrial(name === 'try' ? data : null);
      setBefore(['run', 'confirm'].includes(name) ? last : undefined);
      onChange();
    } catch (error) {
      const text = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message: text });
    }
    setBusy(null);
  };
  const losses = lastRun?.outcome === 'refused' ? lastRun.losses : 0;
  return (
    <>
      <Flex gap={2} wrap="wrap" paddingTop={4}>
        {losses > 0 && losses !== confirmed && (
          <Button
            variant="danger"
            loading={busy === 'confirm'}
            onClick={() => void act('confirm', { losses })}
          >
            {say('confirm', losses)}
          </Button>
        )}
        {feed.lacksColumns ? (
          <LinkButton tag={Link} to={columnsPath(feed.key)}>
            {formatMessage({ id: 'agency.columns.open' })}
          </LinkButton>
        ) : (
          <>
            <Button variant="secondary" loading={busy === 'try'} onClick={() => void act('try')}>
              {say('try')}
            </Button>
            <Button
              loading={busy === 'run' || isRunning}
              disabled={feed.isAsked}
              onClick={() => void act('run')}
            >
              {say(feed.isFirst ? 'firstRun' : 'run')}
            </Button>
          </>
        )}
        <Button
          variant={enabled ? 'tertiary' : 'secondary'}
          loading={busy === 'switch'}
          onClick={() => void act('switch', { enabled: !enabled })}
        >
          {say(enabled ? 'switchOff' : 'switchOn')}
        </Button>
        {enabled && (
          <Button
            variant="tertiary"
            loading={busy === 'pause'}
            onClick={() => void act('pause', { paused: !paused })}
          >
            {say(paused ? 'resume' : 'pause')}
          </Button>
        )}
      </Flex>
      <Box paddingTop={2} role="status" data-running={String(isRunning)}>
        {before !== undefined && (
          <Typography textColor="neutral800">{say(isRunning ? 'running' : 'ran')}</Typography>
        )}
      </Box>
      <AsideList
        feed={feed}
        isBusy={busy !== null}
        decide={(decision) => void act('aside', decision)}
      />
      {feed.fileEndings.length > 0 && !feed.lacksColumns && (
        <FileUpload feed={feed} onChange={onChange} />
      )}
      <div aria-live="polite">{trial && <Trial trial={trial} />}</div>
    </>
  );
}

function Trial({ trial: { report, differences } }: { trial: FeedTrial }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.feeds.${id}` });
  return (
    <Box paddingTop={4} data-trial="">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography tag="h3" variant="sigma" textColor="neutral600">
          {say('trial')}
        </Typography>
        {report.outcome === 'done' ? (
          <RunCounts run={report} />
        ) : (
          <Typography textColor="danger600">
            {say(`outcome.${report.outcome}`)} {report.message}
          </Typography>
        )}
        <RunFindings run={report} />
        {differences.length > 0 && (
          <RowTable
            caption={say('differences')}
            columns={['record', 'field', 'before', 'after'].map((name) => say(`column.${name}`))}
            rows={differences.map(({ reference, field, before, after }) => [
              reference,
              field,
              before,
              after,
            ])}
          />
        )}
      </Flex>
    </Box>
  );
}
