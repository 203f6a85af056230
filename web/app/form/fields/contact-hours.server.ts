import type { LanguageContext } from '../../i18n/language-context.server';
import { createFields } from './fields.server';
import type { OptionView } from '../form-view';

/** Lists times at which a visitor can be reached; French afternoons have other hours. */
export function listContactHours(language: string): OptionView[] {
  const afternoon = language === 'fr' ? '14:00-16:00' : '13:00-16:00';
  return ['10:00-13:00', afternoon, '16:00-19:00'].map((value) => ({
    value,
    label: value.replace('-', ' – '),
  }));
}

export function contactHours({ t, language }: LanguageContext) {
  const { choices } = createFields(t);
  const options = listContactHours(language);
  return choices({ label: t('form.fields.timeSlots'), options });
}
