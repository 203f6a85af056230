import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { drawOnce } from '../styles/style-tracker';
import type { DrawFragment } from './cached-fragment';

let count = 0;

/** Draws the fixed parts of pages in one language, each once for its key (`cached-fragment.ts`). */
export function createFragmentRenderer(translation: i18n): DrawFragment {
  return ({ shown, how }, part) => drawOnce(shown, () => draw(translation, part), how);
}

/** As a tree of its own: its ids begin differently from those of the page around it. */
function draw(translation: i18n, part: ReactElement): string {
  count += 1;
  return renderToString(<I18nextProvider i18n={translation}>{part}</I18nextProvider>, {
    identifierPrefix: `f${count}`,
  });
}
