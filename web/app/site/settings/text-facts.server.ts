import { intlLocales, type Language } from '@agency/domain/languages';
import type { TextFacts } from '../../cms/rich-text.server';
import { translations } from '../../i18n/translations.server';
import { formatHours } from '../../lib/text/office-hours.server';
import type { SiteAnswer } from '../build-site';
import { listAddressLines } from './legal-lines.server';

/**
 * What texts of editors may refer to: `{phone}`, `{email}`, `{address}` and `{company}` of the legal
 * details and `{hours}` of the offices, in the language. Empty where the CMS does not say it (EDIT-8).
 */
export function listTextFacts({ site, team }: SiteAnswer, language: Language): TextFacts {
  const legal = site?.legal;
  return {
    phone: legal?.phone ?? '',
    email: legal?.email ?? '',
    address: legal ? listAddressLines(legal).join(', ') : '',
    company: legal?.companyName ?? '',
    hours: writeOffices(team.offices, language),
  };
}

/** `maandag – vrijdag 09:00 – 18:00, zaterdag 10:00 – 13:00`; of several offices each with its name. */
function writeOffices(offices: SiteAnswer['team']['offices'], language: Language): string {
  const written = offices.map(({ name, hours }) => {
    const ranges = hours
      .map((range) => formatHours(range, intlLocales[language]))
      .map(({ days, times }) => `${days} ${times}`);
    const byAppointment = translations[language].t('team.byAppointment');
    return { name, text: ranges.join(', ') || beginSmall(byAppointment) };
  });
  if (written.length === 1) return written[0]?.text ?? '';
  return written.map(({ name, text }) => listItem(name, text, language)).join('; ');
}

function beginSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** French sets a no-break space before a colon. */
function listItem(name: string, text: string, language: Language): string {
  return `${name}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
}
