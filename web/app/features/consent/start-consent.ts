import { whenShown } from '../../lib/dom/after-paint';
import { onConsentChange, readConsent, readValidConsent } from './choice/consent-state';
import { findConsentSlot } from './find-consent-slot';
import { updateServices } from './services/update-services';
import { forgetConsent } from './choice/consent-cookie';

/**
 * CONSENT-1: asks who has not chosen, once the page is there and at rest, and never on the page
 * where one chooses anyway. Pages are everybody's: only the browser knows who is asked. What is
 * needed only then is a script of its own.
 */
export function startConsent(): void {
  let isQuiet = false;
  // For a browser that keeps no cookies an answer holds as long as the document.
  let isAnswered = false;
  let asked: { slot: HTMLElement; ending: AbortController } | null = null;

  const update = () => {
    const found = findConsentSlot();
    if (found) forgetOutdatedConsent(found.pageConsent.askedFrom);
    void updateServices();
    bindSettings();
    const isAsked =
      found !== null &&
      isQuiet &&
      !isAnswered &&
      readValidConsent(found.pageConsent.askedFrom) === null &&
      location.pathname !== found.pageConsent.settingsHref;
    // Written by `features/search/list/restore-view.js` before the list is drawn.
    if (isQuiet) markAsked(isAsked);
    if (asked && (!isAsked || asked.slot !== found.slot)) {
      asked.ending.abort();
      asked = null;
    }
    if (!isAsked || asked) return;
    const ending = new AbortController();
    asked = { slot: found.slot, ending };
    const onAnswer = () => {
      isAnswered = readConsent() === null;
      update();
    };
    const { signal } = ending;
    // Who cannot be asked has agreed to nothing.
    import('./show-consent-question')
      .then(({ showConsentQuestion }) => showConsentQuestion({ ...found, signal, onAnswer }))
      .catch(() => markAsked(false));
  };

  whenShown(() => {
    update();
    onConsentChange(update);
    whenIdle(() => {
      isQuiet = true;
      update();
    });
  });
}

/** CONSENT-2: the form of the settings page works without its script too. */
function bindSettings(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-consent-settings]');
  if (form === null) return;
  import('./bind-cookie-settings')
    .then(({ bindCookieSettings }) => bindCookieSettings(form))
    .catch(() => undefined);
}

/** The list's map leaves room for the question while it stands (`listing-list.module.css`). */
function markAsked(isAsked: boolean): void {
  document.documentElement.toggleAttribute('data-asks', isAsked);
}

const resetName = 'setcookies';

/**
 * CONSENT-1: forgets a choice that was made on words which no longer hold, and any choice when the
 * address says `?setcookies`. The browser reads the address: the page behind it is everybody's.
 */
function forgetOutdatedConsent(askedFrom: number): void {
  const address = new URL(location.href);
  const isReset = address.searchParams.has(resetName);
  if (!isReset && readConsent() === readValidConsent(askedFrom)) return;
  document.cookie = forgetConsent;
  if (!isReset) return;
  // Loading the page again must not reset it again.
  address.searchParams.delete(resetName);
  history.replaceState(history.state, '', address);
}

const longestWaitMs = 2000;

/** Runs it once the page has loaded and the browser has nothing to do, or after two seconds of work. */
function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWaitMs });
    else setTimeout(run, longestWaitMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
