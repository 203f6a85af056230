import type { i18n } from 'i18next';
import { documentLanguage } from './document-language';
import { loadTranslation } from './load-translation.client';

let loading: Promise<i18n> | null = null;

export function loadTexts(): Promise<i18n> {
  loading ??= loadTranslation(documentLanguage()).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
