import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { addDays, isDay, mondayOf } from '@agency/domain/day';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import type { Report, ReportRow, ReportTable } from '../../leads/report/report-responses';
import { agencyDay } from '../../platform/rules/agency-time';
import { ListFile } from '../inbox/list-shortcuts';
import { Card } from '../parts/card';
import { DayInput } from '../parts/day-input';
import { useAnswer } from '../parts/inbox-answers';
import { listingPath } from '../parts/listing-path';
import { ReportTotals, useSayFigure } from './report-totals';
import { FigureTable } from './figure-table';
import { WeekGraph } from './week-graph';

/** On paper: the figures without menu, filters and buttons. */
const PrintStyle = createGlobalStyle`
  @media print {
    nav, [data-on-screen], button {
      display: none !important;
    }

    section {
      box-shadow: none !important;
      break-inside: avoid;
    }
  }
`;

const periods = [4, 12, 52];

export function ReportPage() {
  const { formatMessage, formatDate } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  const { data, failure } = useAnswer<Report>(`/agency/report?${query}`);
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.report.${id}` }, values);
  const writeDay = (day: string): string =>
    formatDate(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const choose = (from: string, to: string): void => setParameters({ from, to }, { replace: true });
  const today = agencyDay(new Date());
  return (
    <Layouts.Root>
      <PrintStyle />
      <Page.Title>{formatMessage({ id: 'agency.report' })}</Page.Title>
      <Page.Main>
        <Layouts.Header
          title={formatMessage({ id: 'agency.report' })}
          subtitle={
            data ? say('period', { first: writeDay(data.first), last: writeDay(data.last) }) : ''
          }
          primaryAction={
            <Button variant="secondary" onClick={() => window.print()}>
              {say('print')}
            </Button>
          }
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} data-report="">
            <Flex gap={3} wrap="wrap" alignItems="flex-end" data-on-screen="">
              {(['from', 'to'] as const).map((name) => {
                const own = name === 'from' ? data?.first : data?.last;
                const value = parameters.get(name) ?? own ?? '';
                const { first = '', last = '' } = data ?? {};
                return (
                  <Field.Root key={name} name={name} width="19rem">
                    <Field.Label>{formatMessage({ id: `agency.filter.${name}` })}</Field.Label>
                    <DayInput
                      value={isDay(value) ? value : ''}
                      onChange={(day) => (name === 'from' ? choose(day, last) : choose(first, day))}
                    />
                  </Field.Root>
                );
              })}
              {periods.map((weeks) => (
                <Button
                  key={weeks}
                  variant="tertiary"
                  size="L"
                  onClick={() => choose(addDays(mondayOf(today), -7 * (weeks - 1)), today)}
                >
                  {say('weeksBack', { weeks })}
                </Button>
              ))}
            </Flex>
            {failure && <Typography>{formatMessage({ id: failure })}</Typography>}
            {data ? <Figures report={data} query={query} /> : !failure && <Page.Loading />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

const shown: readonly ReportTable[] = ['sources', 'listings', 'offices', 'colleagues', 'weeks'];

function Figures({ report, query }: { report: Report; query: string }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.report.${id}` });
  const csv = (table: string): ReactNode => (
    <Box data-on-screen="">
      <ListFile
        path={`/report.csv?${query}&table=${table}`}
        name={`report-${table}.csv`}
        words="agency.inbox.csv"
      />
    </Box>
  );
  return (
    <>
      <Card title={say('total')}>
        <ReportTotals figures={report.total} />
        <WeekGraph weeks={report.weeks} />
        <Typography variant="pi" textColor="neutral600">
          {say('what')}
        </Typography>
      </Card>
      {shown.map((table) => (
        <Card key={table} title={say(table)}>
          <RowsOf table={table} rows={report[table]} />
          {csv(table)}
        </Card>
      ))}
      <Card title={say('quietListings')}>
        <Typography variant="pi" textColor="neutral600">
          {say('quietWhat')}
        </Typography>
        <FigureTable
          caption={say('quietListings')}
          columns={[say('listing'), say('views')]}
          rows={report.quietListings.map(({ documentId, name, views }) => ({
            cells: [<Link to={listingPath(documentId)}>{name}</Link>, views],
          }))}
        />
        {csv('quietListings')}
      </Card>
      <Card title={say('emptySearches')}>
        <Typography variant="pi" textColor="neutral600">
          {say('emptyWhat')}
        </Typography>
        <FigureTable
          caption={say('emptySearches')}
          columns={[say('words'), say('searches')]}
          rows={report.emptySearches.map(({ words, searches }) => ({
            cells: [words, searches],
          }))}
        />
        {csv('emptySearches')}
      </Card>
    </>
  );
}

/** Rows of the tables that begin with the most leads; the files have all. */
const mostRows = 30;
const heads: Readonly<Record<ReportTable, string>> = {
  sources: 'source',
  listings: 'listing',
  offices: 'office',
  colleagues: 'colleague',
  weeks: 'week',
};

function RowsOf({ table, rows }: { table: ReportTable; rows: readonly ReportRow[] }) {
  const { formatMessage, formatDate } = useIntl();
  const sayFigure = useSayFigure();
  const say = (id: string): string => formatMessage({ id: `agency.report.${id}` });
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const nameRow = ({ name, channel, documentId }: ReportRow): ReactNode => {
    if (channel) {
      return [formatMessage({ id: `agency.channel.${channel}` }), name].filter(Boolean).join(': ');
    }
    if (table === 'weeks') {
      return formatDate(`${name}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
    }
    if (documentId) return <Link to={listingPath(documentId)}>{name}</Link>;
    return name || say(`none.${table}`);
  };
  const figures = ['leads', 'visits', 'offers', 'answeredInDay', 'medianHours'] as const;
  return (
    <FigureTable
      caption={say(table)}
      columns={[say(heads[table]), ...figures.map(say)]}
      rows={(table === 'weeks' ? rows : rows.slice(0, mostRows)).map((row) => ({
        cells: [nameRow(row), ...figures.map((figure) => sayFigure(row, figure))],
        share: row.leads / most,
      }))}
    />
  );
}
