import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentCookie, writeConsent, type Consent } from '../../lib/web/consent';
import { bindCookieSettings } from './bind-cookie-settings';
import { announceConsent } from './choice/consent-state';

const nothing: Consent = {
  version: 1,
  analytical: false,
  marketing: false,
  social: false,
  unclassified: false,
};
const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  ask.mockImplementation(async () => new Response('{}'));
});

afterEach(() => {
  document.body.innerHTML = '';
  document.cookie = `${consentCookie}=; Path=/; Max-Age=0`;
  ask.mockReset();
  vi.unstubAllGlobals();
});

test('CONSENT-2 the form is sent without leaving the page, says so once, and shows what was chosen', async () => {
  const form = open();
  boxOf(form, 'marketing').checked = true;
  press(form, 'none');
  const status = form.querySelector('[role="status"]');
  await waitFor(() => expect(status?.textContent).toBe('Bewaard'));
  const [url, init] = ask.mock.calls[0] ?? [];
  expect([url, init?.method, String(init?.body)]).toEqual([
    ...['/nl/consent/', 'POST', 'version=1&marketing=on&choice=none'],
  ]);
  expect(listTicked(form)).toEqual([]);
  press(form, 'all');
  expect(status?.textContent).toBe('');
  await waitFor(() => expect(listTicked(form)).toEqual(['analytical', 'marketing']));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('CONSENT-2 what was ticked before the script came stays', () => {
  const form = draw();
  boxOf(form, 'analytical').checked = true;
  bindCookieSettings(form);
  expect(listTicked(form)).toEqual(['analytical']);
});

test('CONSENT-2 a choice of another tab is shown, and looking back alone changes nothing', () => {
  const form = open();
  boxOf(form, 'analytical').checked = true;
  window.dispatchEvent(new Event('focus'));
  expect(listTicked(form)).toEqual(['analytical']);
  document.cookie = `${consentCookie}=${writeConsent({ ...nothing, marketing: true })}; Path=/`;
  window.dispatchEvent(new Event('focus'));
  expect(listTicked(form)).toEqual(['marketing']);
});

test('CONSENT-1 a choice that was forgotten is shown no more', () => {
  const form = draw('checked');
  bindCookieSettings(form);
  expect(listTicked(form)).toEqual([]);
  announceConsent();
});

test('CONSENT-2 a form that is bound twice is sent once', async () => {
  const form = open();
  bindCookieSettings(form);
  press(form, 'all');
  await waitFor(() => expect(listTicked(form)).toHaveLength(2));
  expect(ask).toHaveBeenCalledTimes(1);
});

function open(): HTMLFormElement {
  const form = draw();
  bindCookieSettings(form);
  return form;
}

/** The elements that `bindCookieSettings` reads. */
function draw(state: '' | 'checked' = ''): HTMLFormElement {
  document.body.innerHTML = `
    <form method="post" action="/nl/consent/" data-days="180" data-saved="Bewaard">
      <input type="hidden" name="version" value="1">
      <input type="checkbox" name="analytical" ${state}>
      <input type="checkbox" name="marketing">
      <button name="choice" value="none"></button>
      <button name="choice" value="all"></button>
      <p role="status"></p>
    </form>`;
  return document.querySelector('form') as HTMLFormElement;
}

function boxOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.querySelector(`[name="${name}"]`) as HTMLInputElement;
}

function press(form: HTMLFormElement, value: string): void {
  form.querySelector<HTMLButtonElement>(`button[value="${value}"]`)?.click();
}

function listTicked(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>(':checked')].map(({ name }) => name);
}
