import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { drawOnce } from './drawn-styles';
import type { DrawFixedPart } from './fixed-part';

let count = 0;

/** Draws the fixed parts of pages in one language, each once for its key (`fixed-part.ts`). */
export function createFixedPartRenderer(translation: i18n): DrawFixedPart {
  return ({ shown, how }, part) => drawOnce(shown, () => draw(translation, part), how);
}

/** As a tree of its own: its ids begin differently from those of the page around it. */
function draw(translation: i18n, part: ReactElement): string {
  count += 1;
  return renderToString(<I18nextProvider i18n={translation}>{part}</I18nextProvider>, {
    identifierPrefix: `f${count}`,
  });
}
