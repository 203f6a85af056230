import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentQuestion } from './consent-question';
import type { ConsentWordsView } from './consent-view';

/** Renders the question as HTML for insertion by a script; its form is sent to `action`. */
export function renderConsentQuestion(words: ConsentWordsView, action: string): string {
  return renderToStaticMarkup(<ConsentQuestion words={words} action={action} />);
}
