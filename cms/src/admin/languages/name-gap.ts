import type { IntlShape } from 'react-intl';
import type { Gap } from './list-gaps';

/** A sentence that says what a page lacks in this language. */
export function nameGap(
  { formatMessage, formatDisplayName, formatList }: IntlShape,
  { kind, languages }: Gap,
  locale: string,
): string {
  const name = (code: string): string => formatDisplayName(code, { type: 'language' }) ?? code;
  return formatMessage(
    { id: `agency.gaps.${kind}` },
    { language: name(locale), languages: formatList(languages.map(name)) },
  );
}
