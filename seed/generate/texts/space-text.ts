export type Language = 'nl' | 'fr' | 'en' | 'de';

const wide = '\u00a0';
const narrow = '\u202f';
const units = 'm²|m³|km²|km|cm|mm|m|ha|kWh|kW|kg|KB|MB|GB|Ko|Mo|Go|€';
const beforeUnit = new RegExp(`([\\d}])[ ${narrow}](?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/**
 * Adds the no-break spaces of a language: between an amount or a placeholder and its unit in all
 * four, and in French before two-part punctuation, inside guillemets and between groups of digits.
 * Dutch and English write a percentage without a space.
 */
export function spaceText(language: Language, text: string): string {
  const hasSpacedPercent = language === 'fr' || language === 'de';
  const spaced = text
    .replace(/€ (?=[\d{])/g, `€${wide}`)
    .replace(beforeUnit, `$1${wide}`)
    .replace(/([\d}])[ \u00a0\u202f]*%/g, hasSpacedPercent ? `$1${wide}%` : '$1%');
  return language === 'fr' ? spaceFrench(spaced) : spaced;
}

function spaceFrench(text: string): string {
  return text
    .replace(/(^|[^\s;!?])[ \u00a0\u202f]?([;!?])(?=$|[\s<»”")])/g, `$1${narrow}$2`)
    .replace(/(^|[^\s:])[ \u00a0\u202f]?:(?=$|[\s<»”")])/g, `$1${wide}:`)
    .replace(/«[ \u00a0\u202f]?/g, `«${wide}`)
    .replace(/[ \u00a0\u202f]?»/g, `${wide}»`)
    .replace(
      /(?<![\d+][ \u00a0\u202f]?)\b\d{1,3}(?:[ \u00a0]\d{3})+\b(?![ \u00a0]?\d)/g,
      (number) => number.replace(/[ \u00a0]/g, narrow),
    );
}
