import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import { agencyTimeZone } from '@agency/domain/day';
import type { PreferredTime } from '@agency/domain/preferred-times';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { VisitHours } from '../../../leads/agenda/agenda-responses';
import type { LeadDetails } from '../../../leads/inbox/inbox-responses';
import { WithDraft, type Draft } from '../../drafts/with-draft';
import { TimeFields, useTime } from '../../parts/time-fields';
import { Dialog, DialogCancel } from '../../parts/dialog';
import { useAnswer } from '../../parts/inbox-answers';
import { usePost } from '../../parts/use-post';
import { chooseMoment, proposeTime } from './choose-moment';

const own = 'own';

export function PlanVisit({ lead, onPlanned }: { lead: LeadDetails; onPlanned(): void }) {
  const { formatMessage } = useIntl();
  const isPlanned = lead.appointment?.state === 'confirmed';
  const name = formatMessage({ id: isPlanned ? 'agency.plan.move' : 'agency.plan' });
  return (
    <Dialog title={name} opener={<Button variant="secondary">{name}</Button>}>
      {(close) => (
        <WithDraft<WrittenVisit> form="visit" document={lead.documentId}>
          {(draft) => (
            <PlanForm
              lead={lead}
              isPlanned={isPlanned}
              draft={draft}
              onDone={() => {
                draft.discard();
                close();
                onPlanned();
              }}
            />
          )}
        </WithDraft>
      )}
    </Dialog>
  );
}

interface WrittenVisit {
  slot: string;
  time: VisitTime;
}

type VisitTime = ReturnType<typeof useTime>['value'];

interface PlanFormProps {
  lead: LeadDetails;
  isPlanned: boolean;
  draft: Draft<WrittenVisit>;
  onDone(): void;
}

function PlanForm(props: PlanFormProps) {
  const path = `/agency/inbox/leads/${props.lead.documentId}`;
  const { data, failure } = useAnswer<VisitHours>(`${path}/moments`);
  // Custom times are still possible; overlaps are refused by the CMS.
  const hours = data ?? (failure ? { moments: [], taken: [] } : null);
  return hours && <HoursForm {...props} path={path} hours={hours} />;
}

interface HoursFormProps extends PlanFormProps {
  path: string;
  hours: VisitHours;
}

function HoursForm({ lead, isPlanned, draft, onDone, path, hours }: HoursFormProps) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { moments, taken } = hours;
  const wishes = lead.appointment?.wishes ?? [];
  const fitting = isPlanned ? null : chooseMoment(moments, wishes);
  const isOffered = (id: string): boolean => id === own || moments.some((one) => one.id === id);
  // A moment can be taken since it was chosen.
  const before = draft.found && isOffered(draft.found.slot) ? draft.found.slot : null;
  const [slot, setSlot] = useState(before ?? fitting ?? own);
  const time = useVisitTime(wishes, taken, draft.found?.time ?? null, (value) =>
    draft.keep({ slot, time: value }),
  );
  const say = (id: string): string => formatMessage({ id });
  const plan = async (body: object): Promise<void> => {
    const sequence = lead.appointment?.sequence ?? 0;
    if (await post(`${path}/visit`, { ...body, sequence })) onDone();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-plan="">
          {draft.notice}
          <Field.Root name="slot" hint={say('agency.plan.mailed')}>
            <Field.Label>{say('agency.plan.moment')}</Field.Label>
            <SingleSelect
              value={slot}
              onChange={(value) => {
                setSlot(String(value));
                draft.keep({ slot: String(value), time: time.value });
              }}
            >
              <SingleSelectOption value={own}>{say('agency.plan.own')}</SingleSelectOption>
              {moments.map(({ id, start }) => (
                <SingleSelectOption key={id} value={id}>
                  {formatDate(start, {
                    // On a phone the time would be cut off after a longer name.
                    weekday: 'short',
                    day: 'numeric',
                    month: 'short',
                    hour: '2-digit',
                    minute: '2-digit',
                    timeZone: agencyTimeZone,
                  })}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Hint />
          </Field.Root>
          {slot === own && <TimeFields time={time} />}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        {isPlanned ? (
          <Button variant="danger-light" onClick={() => void plan({ cancel: true })}>
            {say('agency.plan.cancel')}
          </Button>
        ) : (
          <DialogCancel />
        )}
        <Button
          disabled={slot === own && !time.isFull}
          onClick={() => void plan(slot === own ? time.value : { slot })}
        >
          {say('agency.plan.confirm')}
        </Button>
      </Modal.Footer>
    </>
  );
}

/** Proposes a free time for each selected day until another time is chosen. */
function useVisitTime(
  wishes: readonly PreferredTime[],
  taken: VisitHours['taken'],
  found: VisitTime | null,
  onChange: (value: VisitTime) => void,
) {
  const day = wishes[0]?.day ?? '';
  const proposed = { day, time: proposeTime(day, wishes, taken), minutes: 30 };
  const time = useTime(found ?? proposed, undefined, onChange);
  const [isHourChosen, setHourChosen] = useState(found !== null);
  const set: typeof time.set = (changes) => {
    // The picker also reports its time when it only loses focus.
    if (changes.time !== undefined && changes.time !== time.value.time) setHourChosen(true);
    const isProposed = changes.day !== undefined && !isHourChosen;
    time.set(isProposed ? { ...changes, time: proposeTime(changes.day!, wishes, taken) } : changes);
  };
  return { ...time, set };
}
