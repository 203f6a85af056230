import { RemixBrowser } from '@remix-run/react';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { loadTexts } from './i18n/load-texts.client';

/** The page works as it came; without its dictionary it stays so rather than losing its texts. */
async function hydrate() {
  const i18n = await loadTexts();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <Hydrated>
          <RemixBrowser />
        </Hydrated>
      </I18nextProvider>,
    );
  });
}

/** What every page does beside showing itself begins when React has taken over: it changes the page. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void import('./entry.document'), []);
  return children;
}

void hydrate();
