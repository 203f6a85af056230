import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentQuestion } from './consent-question';
import type { ConsentWordsView } from './consent-view';

/** CONSENT-1: the question as HTML that a script puts into a page; its form is sent to `action`. */
export function renderConsentQuestion(words: ConsentWordsView, action: string): string {
  return renderToStaticMarkup(<ConsentQuestion words={words} action={action} />);
}
