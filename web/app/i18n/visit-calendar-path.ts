import type { Language } from '@agency/domain/languages';

/** The file of a visit for a calendar, by its signed receipt (FORM-14). */
export function buildVisitCalendarPath(language: Language, receipt: string): string {
  return `/${language}/visit-calendar/${receipt}/`;
}
