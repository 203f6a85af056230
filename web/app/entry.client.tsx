import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { fallbackLanguage, isLanguage } from '@agency/domain/languages';
import { loadTranslation } from './i18n/load-translation.client';
import { rememberLanguage } from './i18n/remember-language';
import { loadLateViews } from './ui/late';

/** The page works as it came; without its dictionary it stays so rather than losing its texts. */
async function hydrate() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  const [i18n] = await Promise.all([loadTranslation(language), loadLateViews()]);
  rememberLanguage(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
}

void hydrate();
