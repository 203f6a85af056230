import type { IntlShape } from 'react-intl';
import type { Gap } from './list-gaps';

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
