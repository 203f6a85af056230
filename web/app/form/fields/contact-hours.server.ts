import type { LanguageContext } from '../../i18n/language-context.server';
import { createFields } from './fields.server';
import type { OptionView } from '../form-view';

/** FORM-8: the hours at which a visitor can be reached; French has its own afternoon. */
export function listContactHours(language: string): OptionView[] {
  const afternoon = language === 'fr' ? '14:00-16:00' : '13:00-16:00';
  return ['10:00-13:00', afternoon, '16:00-19:00'].map((value) => ({
    value,
    label: value.replace('-', ' – '),
  }));
}

/** FORM-2, FORM-8: when a visitor can be reached. */
export function contactHours({ t, language }: LanguageContext) {
  const { choices } = createFields(t);
  const options = listContactHours(language);
  return choices({ label: t('form.fields.timeSlots'), options });
}
