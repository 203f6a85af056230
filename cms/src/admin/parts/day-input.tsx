import { DatePicker, TimePicker } from '@strapi/design-system';
import { useMemo, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { localDay } from './local-day';

interface Props {
  value: string;
  onChange(value: string): void;
}

/**
 * A date field, `YYYY-MM-DD` or empty, in the admin's format (`european-formats.ts`): a native
 * one uses the browser's language.
 */
export function DayInput({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  // The picker reads the UTC date of its value and returns a local one. A new object resets it,
  // which would lose the text being typed.
  const shown = useMemo(() => (value ? new Date(`${value}T00:00Z`) : undefined), [value]);
  return (
    <div style={{ display: 'contents' }} onKeyDownCapture={takeOnTab}>
      <DatePicker
        value={shown}
        onChange={(date) => onChange(date ? localDay(date) : '')}
        onClear={() => onChange('')}
        placeholder={say('agency.day.form')}
        monthSelectLabel={say('agency.day.month')}
        yearSelectLabel={say('agency.day.year')}
        clearLabel={say('agency.filter.clear')}
      />
    </div>
  );
}

/**
 * Closes the picker's calendar on Tab, which it would otherwise trap, and accepts the typed
 * value.
 */
function takeOnTab(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Tab' || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') !== 'true') return;
  event.stopPropagation();
  const instead = target.value ? 'Enter' : 'Escape';
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key: instead, bubbles: true }));
}

/** A time field, `HH:MM` or empty. */
export function HourInput({ value, onChange }: Props) {
  return <TimePicker value={value} onChange={(time) => onChange(time ?? '')} />;
}
