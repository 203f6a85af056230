import type { Core } from '@strapi/strapi';
import { languages, type Language } from './languages';

const names: Record<Language, string> = {
  nl: 'Nederlands (nl)',
  fr: 'Français (fr)',
  en: 'English (en)',
  de: 'Deutsch (de)',
};

interface LocaleService {
  find(): Promise<{ code: string }[]>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<void>;
}

/** Creates the four locales; the first time Dutch becomes the one the admin opens with. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales') as LocaleService;
  const existing = new Set((await service.find()).map((locale) => locale.code));
  const isFirstTime = !existing.has('nl');
  for (const code of languages) {
    if (!existing.has(code)) await service.create({ code, name: names[code] });
  }
  if (isFirstTime) await service.setDefaultLocale({ code: 'nl' });
}
