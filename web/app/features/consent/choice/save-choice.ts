import { announceConsent } from './consent-state';
import type { Consent } from '../../../lib/web/consent';
import { buildConsentCookie } from './consent-cookie';
import { readChoice } from './read-choice';

const patienceMs = 4000;

/**
 * Sends a choice and notifies the page; null if nothing was chosen. The server sets the cookie,
 * since some browsers delete a script's cookie within a week; if it is unreachable the script does,
 * because a refusal must hold.
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

/** Reads the form including the button that submitted it. */
export function readSubmitted(form: HTMLFormElement, event: Event): FormData {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return new FormData(form, submitter);
}
