import { consentCategories, type Consent } from '../../lib/web/consent';
import { onConsentChange, readConsent } from './choice/consent-state';
import { readSubmitted, saveChoice } from './choice/save-choice';

const bound = new WeakSet<HTMLFormElement>();

/**
 * Submits the settings form without leaving the page, confirms it, and shows the latest choice in
 * its checkboxes, whichever button or tab it was made in.
 */
export function bindCookieSettings(form: HTMLFormElement): void {
  if (bound.has(form)) return;
  bound.add(form);
  let shown = readConsent();
  for (const box of listBoxes(form)) {
    // Keeps checkboxes that the visitor has changed since the page loaded.
    if (box.defaultChecked !== isChosen(box, shown)) box.checked = !box.defaultChecked;
  }
  onConsentChange(() => {
    const chosen = readConsent();
    if (chosen !== shown) show(form, chosen);
    shown = chosen;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, event);
  });
}

async function send(form: HTMLFormElement, event: SubmitEvent): Promise<void> {
  const { saved = '', days } = form.dataset;
  say(form, '');
  const action = form.getAttribute('action') ?? '';
  const consent = await saveChoice({ action, days: Number(days) }, readSubmitted(form, event));
  if (consent === null) return;
  show(form, consent);
  say(form, saved);
}

function say(form: HTMLFormElement, text: string): void {
  const notice = form.querySelector('[role="status"]');
  if (notice) notice.textContent = text;
}

function show(form: HTMLFormElement, consent: Consent | null): void {
  for (const box of listBoxes(form)) box.checked = isChosen(box, consent);
}

function isChosen({ name }: HTMLInputElement, consent: Consent | null): boolean {
  return consentCategories.some((category) => category === name && consent?.[category]);
}

function listBoxes(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
}
