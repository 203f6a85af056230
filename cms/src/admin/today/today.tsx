import { findAdvertRule } from '@agency/domain/advert';
import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { InboxCounts } from '../../leads/inbox/inbox-responses';
import type { Today as TodayAnswer } from '../../content/today/today-handlers';
import { legalPath } from '../legal-facts/legal-path';
import { useAnswer } from '../parts/inbox-answers';

const list = '/content-manager/collection-types/';
const filter = (uid: string, field: string, is: string, value: string): string =>
  `${list}${uid}?filters[$and][0][${field}][${is}]=${value}`;

interface Line {
  words: string;
  count: number;
  to: string;
}

export function Today() {
  const { formatMessage } = useIntl();
  const inbox = useAnswer<InboxCounts>('/agency/inbox/counts');
  const today = useAnswer<TodayAnswer>('/agency/today');
  const failure = inbox.failure ?? today.failure;
  if (failure) return <Typography>{formatMessage({ id: failure })}</Typography>;
  if (!inbox.data || !today.data) return null;
  const lines = listLines(inbox.data, today.data);
  const waiting = lines.filter(({ count }) => count > 0);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-today="">
      {waiting.length === 0 && (
        <Typography>{formatMessage({ id: 'agency.today.nothing' })}</Typography>
      )}
      <ul>
        {waiting.map(({ words, count, to }) => (
          <li key={to}>
            <Link to={to} style={{ display: 'block', padding: '8px 0', textDecoration: 'none' }}>
              <Flex gap={3} alignItems="baseline">
                <Typography variant="beta" textColor="primary600" minWidth="4rem">
                  {count}
                </Typography>
                <Typography textColor="neutral800">
                  {formatMessage({ id: `agency.today.${words}` }, { count })}
                </Typography>
              </Flex>
            </Link>
          </li>
        ))}
      </ul>
      {today.data.renovationYears.length > 0 && (
        <Typography textColor="danger600" data-renovation-years="">
          {formatMessage(
            { id: 'agency.today.years' },
            {
              years: today.data.renovationYears
                .map(({ language, years }) => `${language} ${years ?? '–'}`)
                .join(', '),
            },
          )}
        </Typography>
      )}
      <BrokenRules rules={today.data.brokenRules} />
      <LastImport run={today.data.lastImport} />
    </Flex>
  );
}

/** Returns lines by urgency. */
function listLines(inbox: InboxCounts, today: TodayAnswer): Line[] {
  const testimonials = Object.entries(inbox.waitingTestimonials).map(([locale, count]) => ({
    words: `testimonials.${locale}`,
    count,
    to: `${filter('api::testimonial.testimonial', '__status', '$eq', 'draft')}&plugins[i18n][locale]=${locale}`,
  }));
  return [
    { words: 'leads', count: inbox.total, to: '/inbox?state=new' },
    { words: 'due', count: inbox.due, to: '/inbox/due' },
    {
      words: 'mails',
      count: inbox.failedMails,
      to: filter('api::outbox-mail.outbox-mail', 'state', '$eq', 'failed'),
    },
    { words: 'plans', count: today.failedPlans, to: '/planning' },
    ...testimonials,
    {
      words: 'listings',
      count: today.incompleteListings,
      to: legalPath(),
    },
    {
      words: 'held',
      count: today.heldListings,
      to: filter('api::listing.listing', 'heldBack', '$notNull', 'true'),
    },
    { words: 'drafts', count: today.changedDrafts, to: '/languages?state=changed' },
    { words: 'outdated', count: today.outdated, to: '/languages?state=outdated' },
  ];
}

/** Missing facts of adverts, by the law that requires them. */
function BrokenRules({ rules }: { rules: TodayAnswer['brokenRules'] }) {
  const { formatMessage } = useIntl();
  if (rules.length === 0) return null;
  return (
    <details data-broken-rules="">
      <summary>
        <Typography textColor="neutral700">
          {formatMessage({ id: 'agency.today.rules' }, { count: rules.length })}
        </Typography>
      </summary>
      <ul>
        {rules.map(({ id, count }) => {
          const source = findAdvertRule(id)?.source;
          return (
            <li key={id}>
              <Typography variant="pi">
                {count} × {id}{' '}
                {source && (
                  <a href={source.url} rel="noreferrer" target="_blank">
                    {source.name}
                  </a>
                )}
              </Typography>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function LastImport({ run }: { run: TodayAnswer['lastImport'] }) {
  const { formatMessage, formatDate } = useIntl();
  if (!run) return null;
  const { documentId, outcome, startedAt, rejected } = run;
  const isBad = outcome !== 'done' || rejected > 0;
  const moment = formatDate(startedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Link to={`${list}api::import-run.import-run/${documentId}`} style={{ color: 'inherit' }}>
      <Typography textColor={isBad ? 'danger600' : 'neutral700'} data-last-import={outcome}>
        {formatMessage({ id: `agency.today.import.${outcome}` }, { moment, rejected })}
      </Typography>
    </Link>
  );
}
