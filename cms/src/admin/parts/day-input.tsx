import { DatePicker, TimePicker } from '@strapi/design-system';
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
  return (
    <DatePicker
      value={value ? new Date(`${value}T00:00`) : undefined}
      onChange={(date) => onChange(date ? localDay(date) : '')}
      onClear={() => onChange('')}
      clearLabel={formatMessage({ id: 'agency.filter.clear' })}
    />
  );
}

/** An hour of 24, `HH:MM` or empty. */
export function HourInput({ value, onChange }: Props) {
  return <TimePicker value={value} onChange={(time) => onChange(time ?? '')} />;
}
