import path from 'node:path';
import { agencyTimeZone } from '@agency/domain/day';
import { mailLocales } from '@agency/domain/languages';
import type { AdminLanguage, Translated } from '../../../platform/rules/admin-languages';
import { isAddress } from '../snapshot-source';

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

/** The folder of the example data, wherever the project is installed. */
const exampleFolder = 'seed';

/**
 * Returns the name of an import, such as `27/11/2026 09:12, voorbeeld (snapshot)`: its time in
 * Brussels and its source.
 */
export function nameRun(run: NamedRun, language: AdminLanguage): string | null {
  const { startedAt, source } = run;
  if (!startedAt || !source) return null;
  // Imports of nearby places have no feed.
  const key = run.sourceKey ?? path.basename(source);
  const read = nameSource(source, language);
  // The names of feeds already contain their key.
  const isKnown = read === key || read.startsWith(`${key} (`);
  return `${writeMoment(new Date(startedAt), language)}, ${isKnown ? read : `${read} (${key})`}`;
}

/** Returns the last part of a path, or the host of an address. */
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
