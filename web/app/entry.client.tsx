import { RemixBrowser } from '@remix-run/react';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { loadTexts } from './i18n/load-texts.client';

/** Does not hydrate without the dictionary, because that would remove the server's texts. */
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

/** Starts the scripts of every page after hydration, because they change the DOM. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void import('./entry.document'), []);
  return children;
}

void hydrate();
