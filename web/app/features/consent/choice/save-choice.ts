import { announceConsent } from './consent-state';
import type { Consent } from '../../../lib/web/consent';
import { buildConsentCookie } from './consent-cookie';
import { readChoice } from './read-choice';

const patienceMs = 4000;

/**
 * CONSENT-1: sends a choice and informs the page of it; null when nothing was chosen. The site sets
 * the cookie, for some browsers forget within a week what a script sets; when the site cannot be
 * reached the script does, for a refusal must hold.
 */
export async function saveChoice(
  { action, days }: { action: string; days: number },
  sent: FormData,
): Promise<Consent | null> {
  const consent = readChoice(sent);
  if (consent === null) return null;
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(String(response.status));
  } catch {
    document.cookie = buildConsentCookie(consent, {
      days,
      isSecure: location.protocol === 'https:',
    });
  }
  announceConsent();
  return consent;
}

/** What a form sends by the button that was pressed. */
export function readSubmitted(form: HTMLFormElement, event: Event): FormData {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return new FormData(form, submitter);
}
