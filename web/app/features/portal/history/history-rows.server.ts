import type { HistoryRowFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import type { LinkView } from '../../../ui/link-view';
import { formatEntryMoment } from '../calendar/calendar-words.server';
import { findWrittenLanguage } from '../written-language.server';
import { collapseText } from './collapse-text';
import type { HistoryRowView } from './history-view';
import { findWordLanguages, nameContact, translateWord } from './history-words.server';

/** OWN-5: an entry of a history, every text finished; what it does not say is empty. */
export function buildHistoryRow(context: LanguageContext, row: HistoryRowFragment): HistoryRowView {
  const { locale, language } = context;
  const likely = [
    ...findWordLanguages('types', row.type ?? ''),
    ...findWordLanguages('statuses', row.state ?? ''),
  ];
  const written = findWrittenLanguage(`${row.subject ?? ''} ${row.comment ?? ''}`, likely);
  return {
    id: row.id,
    moment: row.date,
    dateText: formatEntryMoment(locale, row.date),
    language: written === language ? null : written,
    type: translateWord(context, 'types', row.type ?? ''),
    contact: nameContact(context, row.contact ?? ''),
    subject: row.subject ?? '',
    comment: collapseText(row.comment ?? ''),
    status: translateWord(context, 'statuses', row.state ?? ''),
    source: translateWord(context, 'sources', row.source ?? ''),
    link: buildLink(row.url),
  };
}

/** The address with its host; null of anything but a web address. */
function buildLink(url: string | null): LinkView | null {
  const parsed = url !== null && /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : null;
  return parsed && { href: parsed.href, label: parsed.hostname.replace(/^www\./, '') };
}
