import { perLocale } from '../rules/per-locale';

type OpeningHours = { fromDay: string; toDay: string | null; opens: string; closes: string };

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const weekdays = perLocale((locale) => {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
});

/** Formats `maandag – vrijdag` and `09:00 – 18:00` in the visitor's language. */
export function formatHours(range: OpeningHours, locale: string): { days: string; times: string } {
  const { fromDay, toDay, opens, closes } = range;
  const names = [fromDay, toDay === fromDay ? null : toDay].flatMap((day) => nameDay(day, locale));
  return { days: names.join(' – '), times: `${opens} – ${closes}` };
}

function nameDay(day: string | null, locale: string): string[] {
  const index = days.indexOf(day ?? '');
  if (index < 0) return [];
  // 1 January 2024 was a Monday.
  return [weekdays(locale).format(new Date(Date.UTC(2024, 0, 1 + index)))];
}
