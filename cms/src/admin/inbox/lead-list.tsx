import { Button, Flex, Typography, LinkButton } from '@strapi/design-system';
import { Layouts, Page, Pagination, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Colleagues, InboxCounts, InboxPage } from '../../leads/inbox/inbox-responses';
import { useAnswer } from '../parts/inbox-answers';
import { NotOnPhones, phone } from '../parts/on-phones';
import { LeadFilters } from './lead-filters';
import { LeadTable } from './lead-table';
import { ListFile } from './list-shortcuts';
import { SavedFilters } from './saved-filters';
import { useListKeys } from './use-list-keys';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

/** The inbox of leads whose follow-up date is today or earlier. */
export const due = 'due';

/**
 * On a phone these are shown once a lead is selected, so that they do not displace the first
 * one.
 */
const Acts = styled(Flex)<{ $isOpen: boolean }>`
  ${phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
  }
`;

export function LeadList({
  title,
  inbox,
  counts,
}: {
  title: string;
  /** A form or `due`; null for all leads. */
  inbox: string | null;
  counts: InboxCounts | null;
}) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const query = new URLSearchParams(parameters);
  query.delete('pageSize');
  if (inbox === due) query.set('follow', due);
  else if (inbox) query.set('kind', inbox);
  const { data: last, isOld, failure, reload } = useAnswer<InboxPage>(`/agency/inbox?${query}`);
  // Results of the previous search would be mistaken for those of this one.
  const data = failure && isOld ? null : last;
  const { data: people } = useAnswer<Colleagues>('/agency/inbox/colleagues');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const change = useChange(() => {
    setChosen(new Set());
    reload();
  });
  const rows = data?.rows ?? [];
  const current = useListKeys(rows, (documentId) => void change([documentId], 'done'));
  const acts = (['done', 'spam', 'assign'] as const).map((act) => (
    <Button
      key={act}
      variant="secondary"
      disabled={chosen.size === 0}
      onClick={() => void change([...chosen], act)}
    >
      {formatMessage({ id: `agency.inbox.act.${act}` })}
    </Button>
  ));
  return (
    <>
      <Layouts.Header
        title={title}
        subtitle={
          <Typography variant="epsilon" textColor="neutral600" tag="p">
            {data && formatMessage({ id: 'agency.inbox.total' }, { count: data.total })}
            {data && <NotOnPhones> · {formatMessage({ id: 'agency.inbox.keys' })}</NotOnPhones>}
          </Typography>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Warnings counts={counts} />
          <SavedFilters inbox={inbox} />
          <LeadFilters people={people} isDue={inbox === due} />
          <Acts gap={2} wrap="wrap" $isOpen={chosen.size > 0}>
            {acts}
            <ListFile path={`/inbox.csv?${query}`} name="leads.csv" words="agency.inbox.csv" />
            {chosen.size > 0 && (
              <Typography textColor="neutral600" aria-live="polite">
                {formatMessage({ id: 'agency.inbox.chosen' }, { count: chosen.size })}
              </Typography>
            )}
          </Acts>
          {failure && (
            <Flex gap={4} wrap="wrap">
              <Typography role="alert" textColor="danger600">
                {formatMessage({ id: failure })}
              </Typography>
              <Button variant="secondary" onClick={reload}>
                {formatMessage({ id: 'agency.again' })}
              </Button>
            </Flex>
          )}
          {data === null && !failure && <Page.Loading />}
          {data && <LeadTable rows={rows} current={current} chosen={chosen} onChoose={setChosen} />}
          {data && data.total > 0 && (
            <Pagination.Root pageCount={data.pageCount} total={data.total} defaultPageSize={25}>
              <Pagination.Links />
            </Pagination.Root>
          )}
        </Flex>
      </Layouts.Content>
    </>
  );
}

function useChange(after: () => void) {
  const { post } = useWriteClient();
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  return async (documentIds: string[], act: string): Promise<void> => {
    try {
      await post('/agency/inbox/change', { documentIds, act });
      after();
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
  };
}

const manager = '/content-manager/collection-types';
const failedMails = `${manager}/api::outbox-mail.outbox-mail?filters[$and][0][state][$eq]=failed`;

const waiting = (language: string): string =>
  `${manager}/api::testimonial.testimonial?plugins[i18n][locale]=${language}` +
  '&filters[$and][0][__status][$eq]=draft';

/** Other pending work: undelivered mails, testimonials to approve. */
function Warnings({ counts }: { counts: InboxCounts | null }) {
  const { formatMessage } = useIntl();
  if (!counts) return null;
  const testimonials = Object.entries(counts.waitingTestimonials);
  if (counts.failedMails === 0 && testimonials.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {counts.failedMails > 0 && (
        <LinkButton tag={Link} to={failedMails} variant="danger-light">
          {formatMessage({ id: 'agency.inbox.failedMails' }, { count: counts.failedMails })}
        </LinkButton>
      )}
      {testimonials.map(([language, count]) => (
        <LinkButton key={language} tag={Link} to={waiting(language)} variant="tertiary">
          {formatMessage({ id: 'agency.inbox.waitingTestimonials' }, { count })} (
          {language.toUpperCase()})
        </LinkButton>
      ))}
    </Flex>
  );
}
