import { whenShown } from '../../lib/dom/after-paint';
import { onConsentChange, readConsent, readValidConsent } from './choice/consent-state';
import { findConsentSlot } from './find-consent-slot';
import { updateServices } from './services/update-services';
import { forgetConsent } from './choice/consent-cookie';

/**
 * Asks visitors without a choice once the page has loaded and is idle, and never on the settings
 * page. Pages are cached for everyone, so only the browser knows whom to ask. The rest is loaded on
 * demand.
 */
export function startConsent(): void {
  let isQuiet = false;
  // In a browser without cookies an answer holds for the document.
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
    // Set by `features/search/list/restore-view.js` before the list is rendered.
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
    // Without the question there is no consent.
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

/** The form of the settings page also works without JavaScript. */
function bindSettings(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-consent-settings]');
  if (form === null) return;
  import('./bind-cookie-settings')
    .then(({ bindCookieSettings }) => bindCookieSettings(form))
    .catch(() => undefined);
}

/** The list's map leaves space for the open question (`listing-list.module.css`). */
function markAsked(isAsked: boolean): void {
  document.documentElement.toggleAttribute('data-asks', isAsked);
}

const resetName = 'setcookies';

/**
 * Deletes a choice made on outdated texts, and any choice if the address has `?setcookies`. Runs in
 * the browser because the page is cached for everyone.
 */
function forgetOutdatedConsent(askedFrom: number): void {
  const address = new URL(location.href);
  const isReset = address.searchParams.has(resetName);
  if (!isReset && readConsent() === readValidConsent(askedFrom)) return;
  document.cookie = forgetConsent;
  if (!isReset) return;
  // Reloading must not reset it again.
  address.searchParams.delete(resetName);
  history.replaceState(history.state, '', address);
}

const longestWaitMs = 2000;

/** Runs a function once the page has loaded and the browser is idle, or after two seconds. */
function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWaitMs });
    else setTimeout(run, longestWaitMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
