import { waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentCookie, parseConsent, writeConsent, type Consent } from '../../lib/web/consent';
import { announcePageChange } from '../../lib/dom/page-change';
import { ConsentSlot } from './consent-slot';
import { announceConsent } from './choice/consent-state';
import type { PageConsentView, ConsentWordsView } from './consent-view';
import { renderConsentQuestion } from './render-question.server';
import { startConsent } from './start-consent';

const pageConsent: PageConsentView = {
  action: '/nl/consent/',
  settingsHref: '/nl/cookie-instellingen/',
  askedFrom: 2,
  days: 180,
  services: null,
  privatePaths: ['/nl/login/'],
};
const words: ConsentWordsView = {
  version: 2,
  title: 'Cookies',
  text: 'Naar keuze.',
  agree: 'Alles toestaan',
  decline: 'Alles weigeren',
  settings: 'Zelf kiezen',
  save: 'Keuze bewaren',
  saved: 'Bewaard',
  always: 'Altijd aan',
  allow: 'Toestaan',
  list: 'Alle cookies',
  settingsHref: pageConsent.settingsHref,
  policy: { label: 'Cookiebeleid', href: '/nl/cookie-policy/' },
  necessary: { label: 'Noodzakelijk', text: 'n' },
  categories: [
    { name: 'analytical', label: 'Analytisch', text: 'a' },
    { name: 'marketing', label: 'Marketing', text: 'm' },
  ],
};
const all: Consent = {
  version: 2,
  analytical: true,
  marketing: true,
  social: true,
  unclassified: true,
};

const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  ask.mockImplementation(async (_url, { method }) => {
    return method === 'POST'
      ? new Response('{}')
      : new Response(renderConsentQuestion(words, pageConsent.action));
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (event: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([event, listener]);
      add(event, listener);
    },
  );
  history.replaceState(null, '', '/nl/');
});

afterEach(() => {
  for (const [event, listener] of listeners.splice(0)) window.removeEventListener(event, listener);
  document.body.innerHTML = '';
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
  ask.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('CONSENT-1 who has not chosen is asked once, in the words of the server, and takes the focus', async () => {
  open();
  const dialog = await findQuestion();
  expect(ask.mock.calls.map(([url, { headers }]) => [url, headers])).toEqual([
    ['/nl/consent/', { Accept: 'text/html' }],
  ]);
  expect(document.activeElement).toBe(dialog);
  window.dispatchEvent(new Event('focus'));
  announcePageChange();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
});

test('CONSENT-1 who is busy somewhere is not torn away', async () => {
  open('<input id="search">');
  document.getElementById('search')?.focus();
  await findQuestion();
  expect(document.activeElement?.id).toBe('search');
});

test('CONSENT-1 who chooses in parts sees the boxes, and what is ticked is sent', async () => {
  open();
  const dialog = await findQuestion();
  expect(listShown(dialog)).toEqual(['Alles weigeren', 'Alles toestaan', 'Zelf kiezen']);
  press('Zelf kiezen');
  expect(listShown(dialog)).toEqual([
    ...['Analytisch', 'Marketing', 'Alles weigeren', 'Alles toestaan', 'Keuze bewaren'],
    'Alle cookies',
  ]);
  expect(document.activeElement).toBe(dialog);
  dialog.querySelector<HTMLInputElement>('[name="marketing"]')!.checked = true;
  press('Keuze bewaren');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  const [url, init] = ask.mock.calls[1] ?? [];
  expect([url, String(init?.body)]).toEqual(['/nl/consent/', 'version=2&marketing=on&choice=some']);
});

test('CONSENT-1 the answer is said, the focus goes on, and where no cookie is kept nobody is asked twice', async () => {
  open();
  await findQuestion();
  press('Alles weigeren');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Bewaard');
  expect(document.activeElement?.id).toBe('top');
  expect(document.cookie).toBe('');
  window.dispatchEvent(new Event('focus'));
  announcePageChange();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('CONSENT-1 a refusal holds when the site cannot be reached', async () => {
  open();
  await findQuestion();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  press('Alles weigeren');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(parseConsent(document.cookie)).toMatchObject({ version: 2, analytical: false });
});

test('CONSENT-1 an answer in another tab takes the question away', async () => {
  open();
  await findQuestion();
  keep(all);
  window.dispatchEvent(new Event('focus'));
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test.each<[string, string, Consent | null]>([
  ['who has chosen', '/nl/', all],
  ['who is where one chooses', '/nl/cookie-instellingen/', null],
])('CONSENT-1 %s is not asked', async (_who, path, consent) => {
  if (consent) keep(consent);
  history.replaceState(null, '', path);
  open();
  await rest();
  expect(ask).not.toHaveBeenCalled();
});

test('CONSENT-1 nothing is asked in a preview, and nothing is forgotten', async () => {
  keep({ ...all, version: 1 });
  document.body.innerHTML = '<div id="top"></div>';
  startConsent();
  await rest();
  expect(ask).not.toHaveBeenCalled();
  expect(parseConsent(document.cookie)).toMatchObject({ version: 1 });
});

test('CONSENT-1 ?setcookies forgets the choice, and leaves the address', async () => {
  keep(all);
  history.replaceState(null, '', '/nl/?setcookies&q=1');
  open();
  expect([document.cookie, location.search]).toEqual(['', '?q=1']);
  await findQuestion();
});

test('LAW-6 who chose on earlier texts is asked again', async () => {
  keep({ ...all, version: 1 });
  open();
  expect(document.cookie).toBe('');
  await findQuestion();
});

test('CONSENT-1 a question that cannot be fetched is not asked, and not again at every look', async () => {
  ask.mockImplementation(async () => new Response('', { status: 503 }));
  open();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await rest();
  window.dispatchEvent(new Event('focus'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('CONSENT-1 the question is asked again where the router has drawn another slot', async () => {
  open();
  await findQuestion();
  drawPage();
  announcePageChange();
  await findQuestion();
});

/** The page as the server draws it, and its script. */
function open(rest = ''): void {
  drawPage(rest);
  startConsent();
}

function drawPage(rest = ''): void {
  const slot = renderToStaticMarkup(<ConsentSlot consent={pageConsent} />);
  document.body.innerHTML = `<div id="top" tabindex="-1">${slot}${rest}</div>`;
}

function keep(consent: Consent): void {
  document.cookie = `${consentCookie}=${writeConsent(consent)}; Path=/`;
  announceConsent();
}

function findQuestion(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[data-consent] [role="dialog"]');
    if (dialog === null) throw new Error('nobody is asked');
    return dialog;
  });
}

function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === name)?.click();
}

/** Controls that are not hidden, by their label. */
function listShown(dialog: HTMLElement): string[] {
  const controls = dialog.querySelectorAll('label, button, form > a');
  return [...controls]
    .filter((control) => control.closest('[hidden]') === null)
    .map(({ textContent }) => textContent ?? '');
}

/** Long enough for what is done in the next idle moment. */
async function rest(): Promise<void> {
  await import('./show-consent-question');
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}
