import { beforeEach, expect, test } from 'vitest';
import { consentCategories, type Consent } from '../../../lib/web/consent';
import { ThirdParties } from './third-parties';

const ids = { tagManager: 'GTM-A', analytics: 'G-A', ads: 'AW-1', socialPixel: '7' };

function allow(...allowed: (typeof consentCategories)[number][]): Consent {
  const states = consentCategories.map((category) => [category, allowed.includes(category)]);
  return { version: 1, ...Object.fromEntries(states) } as Consent;
}

beforeEach(() => {
  delete window.dataLayer;
  document.head.innerHTML = '';
  history.replaceState(null, '', '/nl/');
});

test('CONSENT-3 all signals are denied before anything else, and wait 500 ms', () => {
  const parties = new ThirdParties(ids);
  parties.apply(null);
  parties.apply(allow());
  expect(listEvents()).toEqual([
    [
      ...['consent', 'default'],
      {
        ad_user_data: 'denied',
        ad_storage: 'denied',
        analytics_storage: 'denied',
        ad_personalization: 'denied',
        wait_for_update: 500,
      },
    ],
  ]);
  expect(listScripts()).toEqual([]);
  expect(parties.isRunning).toBe(false);
});

test('CONSENT-3 CONSENT-4 consent is sent before the scripts it lets load, each with its id', () => {
  new ThirdParties(ids).apply(allow(...consentCategories));
  const sent = listEvents().map(([name, ...rest]) => [name, rest[0]]);
  expect(sent.slice(0, 2)).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ]);
  expect(sent.slice(2).map(([name, what]) => `${name} ${what}`)).toEqual([
    ...['event gtm.js', expect.stringMatching(/^js /), 'config G-A', 'config AW-1'],
    ...['event page_view', 'event page_view'],
  ]);
  expect(listScripts()).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-A',
    'https://www.googletagmanager.com/gtag/js?id=G-A',
    'https://www.googletagmanager.com/gtag/js?id=AW-1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
});

test('CONSENT-4 a page view is sent once, by its address without its query', () => {
  const parties = new ThirdParties({ analytics: 'G-A' });
  parties.apply(allow('analytical'));
  parties.apply(allow('analytical'));
  history.replaceState(null, '', '/nl/te-koop/?q=jan%40example.org');
  parties.apply(allow('analytical'));
  const views = listEvents().filter(([, what]) => what === 'page_view');
  expect(views.map(([, , page]) => (page as { page_location: string }).page_location)).toEqual([
    ...[`${location.origin}/nl/`, `${location.origin}/nl/te-koop/`],
  ]);
});

test('CONSENT-4 withdrawing is sent, takes the cookies and wants the page anew', () => {
  const parties = new ThirdParties(ids);
  expect(parties.apply(allow(...consentCategories))).toBe(false);
  document.cookie = '_ga=1; Path=/';
  document.cookie = '_fbp=2; Path=/';
  expect(parties.apply(allow('social'))).toBe(true);
  expect(document.cookie).toBe('_fbp=2');
  expect(listEvents().at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(listEvents().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
});

/** Sent entries in order: a call of Google's as its arguments, an event of the tag manager's. */
function listEvents(): unknown[][] {
  return (window.dataLayer ?? []).map((sent) =>
    typeof sent === 'object' && sent !== null && 'event' in sent
      ? ['event', sent.event]
      : [...(sent as Iterable<unknown>)],
  );
}

function listScripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}
