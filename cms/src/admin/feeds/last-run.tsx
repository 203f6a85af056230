import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FeedStatus } from '../../feeds/feed-status';
import { PanelLink } from '../parts/panel-part';
import { ProblemBox } from '../parts/problem-box';
import { RowTable } from '../parts/row-table';

const runs = '/content-manager/collection-types/api::import-run.import-run';
const SHOWN = 50;

type Run = NonNullable<FeedStatus['lastRun']>;

export function LastRun({ run }: { run: Run }) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.feeds.${id}` }, values);
  const moment = formatDate(run.startedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const isDone = run.outcome === 'done';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {say('lastRun')}
      </Typography>
      <Typography textColor={isDone ? 'neutral800' : 'danger600'}>
        <PanelLink to={`${runs}/${run.documentId}`}>{moment}</PanelLink>:{' '}
        {say(`outcome.${run.outcome}`)} {run.message}
      </Typography>
      <RunCounts run={run} />
      <RunFindings run={run} />
    </Flex>
  );
}

const acts = ['added', 'updated', 'withdrawn'] as const;

export function RunCounts({ run }: { run: Omit<Run, 'documentId'> }) {
  const { formatMessage } = useIntl();
  const { read, added, updated, unchanged, withdrawn, rejected, changes } = run;
  const counts = { read, added, updated, unchanged, withdrawn, rejected };
  // Runs of former versions stored no lists.
  const lists = changes ? acts.filter((act) => counts[act] > 0) : [];
  return (
    <>
      <Typography>{formatMessage({ id: 'agency.feeds.counts' }, counts)}</Typography>
      {lists.map((act) => (
        <Details
          key={act}
          summary={`${formatMessage({ id: `agency.feeds.${act}` })} (${counts[act]})`}
        >
          <Typography textColor="neutral600">
            {changes[act].join(', ')}
            {counts[act] > changes[act].length && ' …'}
          </Typography>
        </Details>
      ))}
    </>
  );
}

export function RunFindings({ run }: { run: Omit<Run, 'documentId'> }) {
  const { formatMessage } = useIntl();
  const say = (id: string, count: number): string =>
    formatMessage({ id: `agency.feeds.${id}` }, { count });
  const column = (id: string): string => formatMessage({ id: `agency.feeds.column.${id}` });
  const unknown = run.notUnderstood ?? [];
  const lost = (run.problems ?? []).filter((problem) => problem.lost !== undefined);
  const problems = (run.problems ?? []).filter((problem) => problem.lost === undefined);
  return (
    <>
      {lost.length > 0 && <LostRecords lost={lost} count={run.rejected} />}
      {unknown.length > 0 && (
        <Details summary={say('notUnderstood', run.notUnderstoodCount)}>
          <RowTable
            caption={say('notUnderstood', run.notUnderstoodCount)}
            columns={[column('field'), column('value'), column('count'), column('record')]}
            rows={unknown
              .slice(0, SHOWN)
              .map(({ field, value, count, record, row }) => [
                field,
                value,
                String(count),
                row === undefined ? record : `${record} (${say('row', row)})`,
              ])}
          />
        </Details>
      )}
      {problems.length > 0 && (
        <Details summary={say('problems', run.problemCount - lost.length)}>
          <RowTable
            caption={say('problems', run.problemCount - lost.length)}
            columns={[column('record'), column('field'), column('problem')]}
            rows={problems
              .slice(0, SHOWN)
              .map(({ id, field, language, message }) => [
                id,
                language ? `${field} (${language})` : field,
                message,
              ])}
          />
        </Details>
      )}
    </>
  );
}

/** Each record that was left out: where it is in the file, and which value is the reason. */
function LostRecords({ lost, count }: { lost: Run['problems']; count: number }) {
  const { formatMessage } = useIntl();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.feeds.${id}` }, values);
  return (
    <ProblemBox name="lost">
      <Typography fontWeight="bold" textColor="danger600">
        {say('lost', { count })}
      </Typography>
      {lost.map(({ id, row, field, lost: reason = 'invalid', value, message }, index) => (
        <Typography key={index}>
          {row !== undefined && `${say('row', { count: row })}, `}
          {say(`lost.${reason}`, { id, field, message, value: value ?? '…' })}
        </Typography>
      ))}
    </ProblemBox>
  );
}

function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <Typography>{summary}</Typography>
      </summary>
      <Box paddingTop={2}>{children}</Box>
    </details>
  );
}
