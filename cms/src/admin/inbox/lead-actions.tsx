import {
  Box,
  Button,
  Field,
  Flex,
  LinkButton,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { addDays } from '@agency/domain/day';
import { buildPhoneHref } from '@agency/domain/phone';
import type { LeadDetails, Colleagues } from '../../leads/inbox/inbox-responses';
import { Dialog } from '../parts/dialog';
import { OwnerNoteForm } from './owner-note-form';
import { DayInput } from '../parts/day-input';
import { PlanVisit } from './visits/plan-visit';
import { ReplyDialog } from './reply-dialog';
import { localDay } from '../parts/local-day';
import { usePost } from '../parts/use-post';
import { useNotification } from '@strapi/strapi/admin';
import { useAnswer } from '../parts/inbox-answers';
import { Part } from '../parts/panel-part';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

const form = '/content-manager/collection-types/api::lead.lead';

export function LeadActions({ lead, onChange }: { lead: LeadDetails; onChange(): void }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const say = (id: string): string => formatMessage({ id });
  const { documentId, state, phone, email } = lead;
  const change = useLeadChange(lead, onChange);
  const recordCall = async (): Promise<void> => {
    const body = { act: 'call', key: crypto.randomUUID() };
    if (await post(`/agency/inbox/leads/${documentId}/acts`, body)) onChange();
  };
  const href = phone && buildPhoneHref(phone);
  return (
    <Flex gap={2} wrap="wrap">
      {email && <ReplyDialog lead={lead} onSent={onChange} />}
      {href && (
        <LinkButton
          tag="a"
          href={href}
          variant={email ? 'secondary' : 'default'}
          onClick={() => void recordCall()}
        >
          {say('agency.lead.call')}
        </LinkButton>
      )}
      <PlanVisit lead={lead} onPlanned={onChange} />
      {lead.listing && <TellOwner listing={lead.listing.documentId} />}
      {(['done', 'spam', 'open'] as const)
        .filter((next) => next !== state && (next !== 'open' || state !== 'new'))
        .map((next) => (
          <Button key={next} variant="tertiary" onClick={() => void change({ act: next })}>
            {say(`agency.lead.act.${next}`)}
          </Button>
        ))}
      <LinkButton tag={Link} to={`${form}/${documentId}`} variant="ghost">
        {say('agency.lead.correct')}
      </LinkButton>
    </Flex>
  );
}

export function LeadHandling({ lead, onChange }: { lead: LeadDetails; onChange(): void }) {
  const { formatMessage } = useIntl();
  const change = useLeadChange(lead, onChange);
  const say = (id: string): string => formatMessage({ id });
  const { documentId, assignee, followUpOn } = lead;
  const followUp = (day: string | null): void => void change({ act: 'followUp', day });
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Assignee documentId={documentId} assignee={assignee} onChange={onChange} />
        <Field.Root name="followUpOn">
          <Field.Label>{say('agency.lead.followUp')}</Field.Label>
          <Flex gap={2} wrap="wrap">
            <DayInput
              key={followUpOn ?? ''}
              value={followUpOn ?? ''}
              onChange={(day) => {
                if (day !== (followUpOn ?? '')) followUp(day || null);
              }}
            />
            {[1, 7].map((days) => (
              <Button
                key={days}
                variant="tertiary"
                onClick={() => followUp(addDays(localDay(new Date()), days))}
              >
                {say(`agency.lead.in${days}`)}
              </Button>
            ))}
          </Flex>
        </Field.Root>
      </Flex>
    </Box>
  );
}

function useLeadChange(
  { documentId }: LeadDetails,
  onChange: () => void,
): (body: object) => Promise<void> {
  const post = usePost();
  return async (body) => {
    if (await post('/agency/inbox/change', { documentIds: [documentId], ...body })) onChange();
  };
}

function TellOwner({ listing }: { listing: string }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage({ id: 'agency.ownerNotes.title' })}
      opener={
        <Button variant="tertiary">{formatMessage({ id: 'agency.ownerNotes.write' })}</Button>
      }
    >
      {(close) => <OwnerNoteForm listing={listing} onWritten={close} />}
    </Dialog>
  );
}

const nobody = 'nobody';

function Assignee({
  documentId,
  assignee,
  onChange,
}: {
  documentId: string;
  assignee: number | null;
  onChange(): void;
}) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const { data: people } = useAnswer<Colleagues>('/agency/inbox/colleagues');
  const assign = (value: string): void => {
    const chosen = value === nobody ? null : Number(value);
    post('/agency/inbox/change', { documentIds: [documentId], act: 'assign', assignee: chosen })
      .then(onChange)
      .catch((error: unknown) => {
        const message = describeFailure(error, formatMessage);
        toggleNotification({ type: 'danger', message });
      });
  };
  return (
    <Part title={formatMessage({ id: 'agency.column.assignee' })}>
      <Box width="100%">
        <SingleSelect
          aria-label={formatMessage({ id: 'agency.column.assignee' })}
          value={assignee === null ? nobody : String(assignee)}
          onChange={(value) => assign(String(value))}
        >
          <SingleSelectOption value={nobody}>
            {formatMessage({ id: 'agency.filter.nobody' })}
          </SingleSelectOption>
          {(people?.colleagues ?? []).map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
    </Part>
  );
}
