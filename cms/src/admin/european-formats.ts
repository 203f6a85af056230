import { mailLocales } from '@agency/domain/languages';

/** Where the languages of the admin are read: days before months, weeks from Monday, 24 hours. */
const places: Readonly<Record<string, string>> = mailLocales;

/**
 * Has dates and hours of the whole admin written as in Europe. Strapi has one setting for words and
 * formats, a language without a country, and the browser takes `en` for American. Call it before
 * anything is drawn.
 */
export function writeEuropeanDates(): void {
  Intl.DateTimeFormat = inEurope(Intl.DateTimeFormat);
  // By which the date picker begins its weeks.
  Object.defineProperty(Intl, 'Locale', { value: inEurope(Intl.Locale) });
}

function inEurope<Format extends typeof Intl.DateTimeFormat | typeof Intl.Locale>(
  format: Format,
): Format {
  return new Proxy(format, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, place(given), newTarget) as object,
    apply: (target, self, given: unknown[]): unknown =>
      Reflect.apply(target as never, self, place(given)),
  });
}

function place([language, ...others]: unknown[]): unknown[] {
  return [places[String(language)] ?? language, ...others];
}
