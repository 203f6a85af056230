import { mailLocales } from '@agency/domain/languages';

/** Locales of the admin's languages in Europe: day before month, week from Monday, 24 hours. */
const places: Readonly<Record<string, string>> = mailLocales;

/**
 * Formats all dates and times of the admin for Europe. Strapi uses a language without a region
 * for texts and formats, and browsers interpret `en` as American. Call it before the first
 * render.
 */
export function writeEuropeanDates(): void {
  Intl.DateTimeFormat = inEurope(Intl.DateTimeFormat);
  // Determines the first day of the week in the date picker.
  Object.defineProperty(Intl, 'Locale', { value: inEurope(Intl.Locale) });
}

function inEurope<Format extends typeof Intl.DateTimeFormat | typeof Intl.Locale>(
  format: Format,
): Format {
  return new Proxy(format, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, place(given), newTarget) as object,
    apply: (target, self, given: unknown[]): unknown => Reflect.apply(target, self, place(given)),
  });
}

function place([language, ...others]: unknown[]): unknown[] {
  return [places[String(language)] ?? language, ...others];
}
