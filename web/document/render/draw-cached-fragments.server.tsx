import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { drawOnce } from '../styles/style-tracker';
import type { DrawFragment } from './cached-fragment';

let count = 0;

/** Renders the fragments of pages in one language, once per key (`cached-fragment.ts`). */
export function createFragmentRenderer(translation: i18n): DrawFragment {
  return ({ shown, how }, part) => drawOnce(shown, () => draw(translation, part), how);
}

function draw(translation: i18n, part: ReactElement): string {
  count += 1;
  return renderToString(<I18nextProvider i18n={translation}>{part}</I18nextProvider>, {
    identifierPrefix: `f${count}`,
  });
}
