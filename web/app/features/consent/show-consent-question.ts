import { parseHtml } from '../../lib/dom/parse-html';
import type { PageConsentView } from './consent-view';
import boxStyles from './consent-boxes.module.css';
import styles from './consent-question.module.css';
import { choiceNames, choices } from './choice/read-choice';
import { readSubmitted, saveChoice } from './choice/save-choice';

/** Selected by class name, so that the style sheet is loaded with this script. */
const dialogSelector = `.${styles.dialog}`;
const detailSelector = `.${boxStyles.list}, .${styles.list}, [name="${choiceNames.choice}"][value="${choices.some}"]`;

type Asking = {
  slot: HTMLElement;
  pageConsent: PageConsentView;
  /** Removes the question. */
  signal: AbortSignal;
  onAnswer: () => void;
};

/**
 * Fetches the question and shows it. It is not modal: the visitor can read on and answer later, and
 * Escape is no answer. Throws if it cannot be fetched.
 */
export async function showConsentQuestion({
  slot,
  pageConsent,
  signal,
  onAnswer,
}: Asking): Promise<void> {
  const response = await fetch(pageConsent.action, { headers: { Accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`${pageConsent.action}: ${response.status}`);
  const dialog = parseHtml(await response.text()).querySelector<HTMLElement>(dialogSelector);
  const form = dialog?.querySelector('form');
  if (!dialog || !form || signal.aborted) return;
  const settings = form.querySelector<HTMLElement>('button[type="button"]');
  settings?.addEventListener('click', () => {
    dialog.dataset.detailed = '';
    settings.hidden = true;
    for (const detail of form.querySelectorAll<HTMLElement>(detailSelector)) detail.hidden = false;
    dialog.focus({ preventScroll: true });
  });
  const send = async (event: SubmitEvent) => {
    const hadFocus = dialog.contains(document.activeElement);
    if ((await saveChoice(pageConsent, readSubmitted(form, event))) === null) return;
    onAnswer();
    if (hadFocus) document.getElementById('top')?.focus({ preventScroll: true });
    const status = document.querySelector('[data-consent-status]');
    if (status) status.textContent = form.dataset.saved ?? '';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(event);
  });
  slot.replaceChildren(dialog);
  signal.addEventListener('abort', () => dialog.remove());
  // Does not take the focus from an element in use.
  if (document.activeElement === document.body) dialog.focus({ preventScroll: true });
}
