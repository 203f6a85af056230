import path from 'node:path';
import { agencyTimeZone } from '@agency/domain/day';
import { mailLocales } from '@agency/domain/languages';
import type { AdminLanguage, Translated } from '../../../platform/rules/admin-languages';
import { isAddress } from '../snapshot-source';

/** What an import is called by; absent where only other fields are read. */
export interface NamedRun {
  startedAt?: string | Date | null;
  source?: string | null;
  sourceKey?: string | null;
}

const example: Translated = {
  nl: 'voorbeeld',
  fr: 'exemple',
  en: 'example',
  de: 'Beispiel',
};

/** The folder of the example, wherever the project stands. */
const exampleFolder = 'seed';

/** `27/11/2026 09:12, voorbeeld (snapshot)`: when an import ran, in Brussels, and what it read. */
export function nameRun(run: NamedRun, language: AdminLanguage): string | null {
  const { startedAt, source } = run;
  if (!startedAt || !source) return null;
  // Places nearby are of no feed.
  const key = run.sourceKey ?? path.basename(source);
  const read = nameSource(source, language);
  // Feeds have their key in it already.
  const isKnown = read === key || read.startsWith(`${key} (`);
  return `${writeMoment(new Date(startedAt), language)}, ${isKnown ? read : `${read} (${key})`}`;
}

/** The last part of a folder or file, the host of an address. */
function nameSource(source: string, language: AdminLanguage): string {
  if (isAddress(source)) return URL.canParse(source) ? new URL(source).host : source;
  if (!path.isAbsolute(source)) return source;
  const isExample = path.basename(path.dirname(source)) === exampleFolder;
  return isExample ? example[language] : path.basename(source);
}

function writeMoment(moment: Date, language: AdminLanguage): string {
  const format = new Intl.DateTimeFormat(mailLocales[language], {
    timeZone: agencyTimeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(moment).replace(', ', ' ');
}
