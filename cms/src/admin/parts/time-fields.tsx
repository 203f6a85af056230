import { Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endsByMidnight, isVisitLength, visitMinutes } from '../../leads/agenda/visit-minutes';
import { DayInput, HourInput } from './day-input';
import { PlainInput } from './plain-input';

interface Time {
  value: { day: string; time: string; minutes: number };
  /** Minimum and maximum length in minutes. */
  bounds: { least: number; most: number };
  isLengthRight: boolean;
  endsThatDay: boolean;
  isFull: boolean;
  set(changes: Partial<Time['value']>): void;
}

export function useTime(
  begin: Time['value'],
  bounds: Time['bounds'] = visitMinutes,
  onChange?: (value: Time['value']) => void,
): Time {
  const [value, setValue] = useState(begin);
  const isLengthRight = isVisitLength(value.minutes, bounds);
  const endsThatDay = endsByMidnight(value.time, value.minutes);
  return {
    value,
    bounds,
    isLengthRight,
    endsThatDay,
    isFull: value.day !== '' && value.time !== '' && isLengthRight && endsThatDay,
    set: (changes) => {
      setValue((before) => ({ ...before, ...changes }));
      onChange?.({ ...value, ...changes });
    },
  };
}

export function TimeFields({ time, hasLength = true }: { time: Time; hasLength?: boolean }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const end = addMinutes(time.value);
  const { value, bounds, isLengthRight, endsThatDay, set } = time;
  return (
    <Flex gap={3} wrap="wrap" alignItems="flex-end">
      <Field.Root name="day" required width="19rem">
        <Field.Label>{say('agency.plan.day')}</Field.Label>
        <DayInput value={value.day} onChange={(day) => set({ day })} />
      </Field.Root>
      <Field.Root name="time" required width="14rem">
        <Field.Label>{say('agency.plan.time')}</Field.Label>
        <HourInput value={value.time} onChange={(hour) => set({ time: hour })} />
      </Field.Root>
      {hasLength && (
        <Field.Root name="minutes" required>
          <Field.Label>{say('agency.plan.minutes')}</Field.Label>
          <PlainInput
            type="number"
            min={bounds.least}
            max={bounds.most}
            step={5}
            aria-label={say('agency.plan.minutes')}
            aria-invalid={!isLengthRight || !endsThatDay}
            value={value.minutes}
            onChange={({ target }) => set({ minutes: Number(target.value) })}
          />
        </Field.Root>
      )}
      {hasLength && !isLengthRight && (
        <Typography textColor="danger600" role="alert" width="100%">
          {formatMessage({ id: 'agency.plan.minutesRange' }, bounds)}
        </Typography>
      )}
      {hasLength && isLengthRight && !endsThatDay && (
        <Typography textColor="danger600" role="alert" width="100%">
          {say('agency.plan.midnight')}
        </Typography>
      )}
      {hasLength && isLengthRight && endsThatDay && end && (
        <Typography textColor="neutral600" style={{ paddingBottom: '1rem' }}>
          {formatMessage({ id: 'agency.plan.until' }, { time: end })}
        </Typography>
      )}
    </Flex>
  );
}

/** Returns the end, `12:00`; null if unknown. */
function addMinutes({ time, minutes }: Time['value']): string | null {
  const [hour, minute] = time.split(':').map(Number);
  if (hour === undefined || minute === undefined || !(minutes > 0)) return null;
  const end = (hour * 60 + minute + minutes) % (24 * 60);
  const write = (part: number): string => String(part).padStart(2, '0');
  return `${write(Math.floor(end / 60))}:${write(end % 60)}`;
}
