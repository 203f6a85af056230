import {
  Button,
  Checkbox,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
  useField,
} from '@strapi/design-system';
import { addDays } from '@agency/domain/day';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isVisitLength, visitMinutes } from '../../../leads/agenda/visit-minutes';
import type { Colleagues } from '../../../leads/inbox/inbox-responses';
import { ListingCombobox } from '../../parts/listing-combobox';
import { DayInput, HourInput } from '../../parts/day-input';
import { PlainInput } from '../../parts/plain-input';
import { Dialog, DialogCancel } from '../../parts/dialog';
import { usePost } from '../../parts/use-post';

const empty = {
  listing: null as string | null,
  reference: '',
  weekdays: [6],
  from: '',
  until: '',
  start: '10:00',
  end: '12:00',
  minutes: '30',
  capacity: '1',
  host: '',
};

/** A Monday, to derive weekday names. */
const monday = '2024-01-01';

/** Creates recurring visiting slots, such as every Saturday from 10 to 12, half an hour each. */
export function MakeMoments({ people, onMade }: { people: Colleagues | null; onMade(): void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage({ id: 'agency.moments' })}
      opener={<Button>{formatMessage({ id: 'agency.moments' })}</Button>}
    >
      {(close) => (
        <MomentsForm
          people={people}
          onMade={() => {
            close();
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

function MomentsForm({ people, onMade }: { people: Colleagues | null; onMade(): void }) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const [plan, setPlan] = useState(empty);
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id }, values);
  const set = (changes: Partial<typeof empty>): void =>
    setPlan((before) => ({ ...before, ...changes }));
  const make = async (): Promise<void> => {
    const { listing, weekdays, from, until, start, end, minutes, capacity, host } = plan;
    const answer = await post<{ made: number; known: number }>('/agency/agenda/moments', {
      listing,
      weekdays,
      from,
      until,
      start,
      end,
      minutes: Number(minutes),
      capacity: Number(capacity),
      host: host ? Number(host) : null,
    });
    if (!answer) return;
    const { made, known } = answer;
    toggleNotification({ type: 'success', message: say('agency.moments.made', { made, known }) });
    onMade();
  };
  const field = (
    name: 'from' | 'until' | 'start' | 'end' | 'minutes' | 'capacity',
    Input: typeof DayInput,
  ) => (
    <Field.Root name={name} required>
      <Field.Label>{say(`agency.moments.${name}`)}</Field.Label>
      <Input value={plan[name]} onChange={(value) => set({ [name]: value })} />
    </Field.Root>
  );
  const isLengthRight = isVisitLength(Number(plan.minutes));
  const isFull = plan.weekdays.length > 0 && plan.from !== '' && plan.until !== '' && isLengthRight;
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-moments="">
          <Field.Root name="reference" hint={say('agency.moments.any')}>
            <Field.Label>{say('agency.column.about')}</Field.Label>
            <ListingCombobox
              value={plan.reference}
              onChange={(chosen) =>
                set({
                  listing: chosen?.documentId ?? null,
                  reference: chosen?.reference ?? '',
                })
              }
            />
            <Field.Hint />
          </Field.Root>
          <Flex tag="fieldset" gap={3} wrap="wrap">
            <Typography tag="legend" variant="pi" fontWeight="bold">
              {say('agency.moments.weekdays')}
            </Typography>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <Checkbox
                key={day}
                checked={plan.weekdays.includes(day)}
                onCheckedChange={() =>
                  set({
                    weekdays: plan.weekdays.includes(day)
                      ? plan.weekdays.filter((other) => other !== day)
                      : [...plan.weekdays, day],
                  })
                }
              >
                {formatDate(addDays(monday, day - 1), { weekday: 'long', timeZone: 'UTC' })}
              </Checkbox>
            ))}
          </Flex>
          <Flex gap={3} wrap="wrap">
            {field('from', DayInput)}
            {field('until', DayInput)}
          </Flex>
          <Flex gap={3} wrap="wrap">
            {field('start', HourInput)}
            {field('end', HourInput)}
            {field('minutes', MinutesInput)}
            {field('capacity', CountInput)}
          </Flex>
          {!isLengthRight && (
            <Typography textColor="danger600" role="alert">
              {formatMessage({ id: 'agency.plan.minutesRange' }, visitMinutes)}
            </Typography>
          )}
          <Field.Root name="host">
            <Field.Label>{say('agency.moments.host')}</Field.Label>
            <SingleSelect
              value={plan.host}
              onChange={(value) => set({ host: String(value) })}
              onClear={() => set({ host: '' })}
              placeholder={say('agency.filter.nobody')}
            >
              {(people?.colleagues ?? []).map(({ id, name }) => (
                <SingleSelectOption key={id} value={String(id)}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button disabled={!isFull} onClick={() => void make()}>
          {say('agency.moments.make')}
        </Button>
      </Modal.Footer>
    </>
  );
}

function MinutesInput(props: InputProps) {
  return <NumberInput {...props} min={visitMinutes.least} max={visitMinutes.most} step={5} />;
}

function CountInput(props: InputProps) {
  return <NumberInput {...props} min={1} />;
}

type InputProps = Parameters<typeof DayInput>[0];

function NumberInput({
  onChange,
  ...rest
}: InputProps & { min: number; max?: number; step?: number }) {
  const { id } = useField('NumberInput');
  return (
    <PlainInput {...rest} id={id} type="number" onChange={({ target }) => onChange(target.value)} />
  );
}
