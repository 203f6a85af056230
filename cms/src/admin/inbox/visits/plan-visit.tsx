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
        <PlanForm
          lead={lead}
          isPlanned={isPlanned}
          onDone={() => {
            close();
            onPlanned();
          }}
        />
      )}
    </Dialog>
  );
}

interface PlanFormProps {
  lead: LeadDetails;
  isPlanned: boolean;
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

function HoursForm({ lead, isPlanned, onDone, path, hours }: HoursFormProps) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { moments, taken } = hours;
  const wishes = lead.appointment?.wishes ?? [];
  const fitting = isPlanned ? null : chooseMoment(moments, wishes);
  const [slot, setSlot] = useState(fitting ?? own);
  const time = useVisitTime(wishes, taken);
  const say = (id: string): string => formatMessage({ id });
  const plan = async (body: object): Promise<void> => {
    const sequence = lead.appointment?.sequence ?? 0;
    if (await post(`${path}/visit`, { ...body, sequence })) onDone();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-plan="">
          <Field.Root name="slot" hint={say('agency.plan.mailed')}>
            <Field.Label>{say('agency.plan.moment')}</Field.Label>
            <SingleSelect value={slot} onChange={(value) => setSlot(String(value))}>
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
function useVisitTime(wishes: readonly PreferredTime[], taken: VisitHours['taken']) {
  const day = wishes[0]?.day ?? '';
  const time = useTime({ day, time: proposeTime(day, wishes, taken), minutes: 30 });
  const [isHourChosen, setHourChosen] = useState(false);
  const set: typeof time.set = (changes) => {
    // The picker also reports its time when it only loses focus.
    if (changes.time !== undefined && changes.time !== time.value.time) setHourChosen(true);
    const isProposed = changes.day !== undefined && !isHourChosen;
    time.set(isProposed ? { ...changes, time: proposeTime(changes.day!, wishes, taken) } : changes);
  };
  return { ...time, set };
}
