import type { CmsModule } from '../process/module';
import type { Core } from '@strapi/strapi';
import { fallbackLanguage, languageNames, languages } from '@agency/domain/languages';

export const locales: CmsModule = { bootstrap: ensureLocales };

interface LocaleService {
  find(): Promise<{ code: string }[]>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<void>;
}

/**
 * Creates a locale per language; on the first start the fallback becomes the default of the
 * admin.
 */
async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales') as LocaleService;
  const existing = new Set((await service.find()).map((locale) => locale.code));
  const isFirstTime = !existing.has(fallbackLanguage);
  for (const code of languages) {
    if (existing.has(code)) continue;
    await service.create({ code, name: `${languageNames[code]} (${code})` });
  }
  if (isFirstTime) await service.setDefaultLocale({ code: fallbackLanguage });
}
