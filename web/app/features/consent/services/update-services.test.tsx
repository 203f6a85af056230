import { beforeEach, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { consentCookie, writeConsent } from '../../../lib/web/consent';
import { ConsentSlot } from '../consent-slot';
import type { ServiceIds } from '../consent-view';
import { updateServices } from './update-services';

const all = { analytical: true, marketing: true, social: true, unclassified: true };

beforeEach(() => {
  delete window.dataLayer;
  document.head.innerHTML = '';
  document.cookie = `${consentCookie}=${writeConsent({ version: 2, ...all })}; Path=/`;
});

test.each<[string, string, ServiceIds | null]>([
  ['without an id', '/nl/', null],
  ['where one logs in', '/nl/login/', { analytics: 'G-A' }],
])('CONSENT-4 nothing runs %s', async (_where, path, services) => {
  draw(path, services, 2);
  await updateServices();
  expect(listScripts()).toEqual([]);
});

test('LAW-6 CONSENT-4 a choice on earlier texts loads nothing, and one that holds does', async () => {
  draw('/nl/', { analytics: 'G-A' }, 3);
  await updateServices();
  expect(listScripts()).toEqual([]);
  draw('/nl/', { analytics: 'G-A' }, 2);
  await updateServices();
  await updateServices();
  expect(listScripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-A']);
});

function draw(path: string, services: ServiceIds | null, askedFrom: number): void {
  history.replaceState(null, '', path);
  const consent = {
    action: '/nl/consent/',
    settingsHref: '/nl/cookies/',
    days: 180,
    privatePaths: ['/nl/login/'],
    services,
    askedFrom,
  };
  document.body.innerHTML = renderToStaticMarkup(<ConsentSlot consent={consent} />);
}

function listScripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}
