import { intlLocales, type Language } from '@agency/domain/languages';
import type { TextFacts } from '../../cms/rich-text.server';
import { translations } from '../../i18n/translations.server';
import { formatHours } from '../../lib/text/office-hours.server';
import type { SiteAnswer } from '../build-site';
import { listAddressLines } from './legal-lines.server';

/**
 * Lists the values of placeholders in editors' texts: `{phone}`, `{email}`, `{address}` and
 * `{company}` from the legal details, `{hours}` of the offices. Empty if the CMS has no value.
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

/**
 * Formats opening hours: `maandag – vrijdag 09:00 – 18:00, zaterdag 10:00 – 13:00`; several offices
 * each with their name.
 */
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

/** French has a no-break space before a colon. */
function listItem(name: string, text: string, language: Language): string {
  return `${name}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
}
