import { DatePicker, TimePicker } from '@strapi/design-system';
import { useMemo, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { localDay } from './local-day';

interface Props {
  value: string;
  onChange(value: string): void;
}

/**
 * A day, `YYYY-MM-DD` or empty, in a field that writes it as the admin does (`european-formats.ts`):
 * the browser's own follows the language of the browser.
 */
export function DayInput({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  // The picker reads the day of its value in UTC and gives one back in the time zone of the browser;
  // another object is another value to it, and what is being typed would be lost.
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

/** The picker lets nobody leave its open calendar with Tab: what is typed is taken, and Tab goes on. */
function takeOnTab(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Tab' || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') !== 'true') return;
  event.stopPropagation();
  const instead = target.value ? 'Enter' : 'Escape';
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key: instead, bubbles: true }));
}

/** An hour of 24, `HH:MM` or empty. */
export function HourInput({ value, onChange }: Props) {
  return <TimePicker value={value} onChange={(time) => onChange(time ?? '')} />;
}
