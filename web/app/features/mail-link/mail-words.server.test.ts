import { expect, test } from 'vitest';
import { createLanguageContext } from '../../i18n/language-context.server';
import { createRouteTable } from '../../i18n/paths/route-table';
import { buildSavedSearchWords } from './saved-search-words.server';
import { buildMailPath, isMailAction, type MailAction, type MailLink } from './mail-actions';
import { buildSubscriptionScreen, buildVisitScreen } from './visit-words.server';

const context = createLanguageContext(createRouteTable(), 'en');
const email = 'l…@example.org';
const linkOf = (action: MailAction): MailLink => ({ action, token: 'a.b', done: null });

test.each<[MailAction, string, string | undefined]>([
  ['confirm-demand', 'pending', 'confirm'],
  ['confirm-demand', 'active', undefined],
  ['confirm-demand', 'stopped', undefined],
  ['stop-demand', 'pending', 'stop'],
  ['stop-demand', 'active', 'stop'],
  ['stop-demand', 'stopped', undefined],
  ['demand', 'pending', 'confirm'],
  ['demand', 'active', undefined],
  ['demand', 'stopped', 'resume'],
])('FORM-9 the link %s to a saved search that is %s offers %s', (action, state, intent) => {
  const { button } = buildSavedSearchWords(context, linkOf(action), { email, state });
  expect(button?.intent).toBe(intent);
});

test.each([
  ['active', ['stop', 'delete']],
  ['stopped', ['delete']],
])('FORM-9 a saved search of one’s own that is %s can also be %j', (state, intents) => {
  const { others } = buildSavedSearchWords(context, linkOf('demand'), { email, state });
  expect(others?.buttons.map(({ intent }) => intent)).toEqual(intents);
});

test('FORM-9 the screens of a saved search lead to one another with the same token', () => {
  const { links } = buildSavedSearchWords(context, linkOf('stop-demand'), {
    email,
    state: 'stopped',
  });
  expect(links.map(({ href }) => href)).toEqual(['/en/mail/demand/?t=a.b']);
});

test.each<[MailAction, string, string | undefined]>([
  ['confirm-newsletter', 'pending', 'confirm'],
  ['confirm-newsletter', 'active', undefined],
  ['confirm-newsletter', 'stopped', 'confirm'],
  ['stop-newsletter', 'active', 'stop'],
  ['stop-newsletter', 'stopped', undefined],
])('FORM-10 the link %s to a subscription that is %s offers %s', (action, state, intent) => {
  const { button, text } = buildSubscriptionScreen(context, linkOf(action), { email, state });
  expect(button?.intent).toBe(intent);
  expect(text).toContain(email);
});

const visit = {
  listing: '5204117',
  state: 'confirmed',
  start: '2026-11-21T09:00:00.000Z',
  end: '2026-11-21T09:30:00.000Z',
};
const before = new Date('2026-11-20T00:00:00Z');

test('FORM-14 a visit is shown in the agency’s time and can be cancelled until it begins', () => {
  const screen = buildVisitScreen(context, visit, before);
  expect(screen.lines[0]?.value).toBe('Saturday, 21 November, 10:00\u00a0–\u00a010:30');
  expect(screen.lines[1]?.href).toBe('/en/property/5204117/');
  expect(screen.button?.intent).toBe('cancel');
  expect(buildVisitScreen(context, visit, new Date(visit.start)).button).toBeNull();
});

test('FORM-14 the clock of a visit follows summer time', () => {
  const summer = { ...visit, start: '2026-07-01T08:00:00Z', end: '2026-07-01T08:30:00Z' };
  expect(buildVisitScreen(context, summer, before).lines[0]?.value).toContain('10:00');
});

test('FORM-14 a cancelled visit has no button and leads to another time', () => {
  const screen = buildVisitScreen(context, { ...visit, state: 'cancelled' }, before);
  expect(screen.button).toBeNull();
  expect(screen.links[0]?.href).toBe('/en/forms/request-a-visit/?listing=5204117');
});

test('FORM-14 a visit whose listing is gone still shows its time', () => {
  const gone = { ...visit, listing: null, state: 'cancelled' };
  const screen = buildVisitScreen(context, gone, before);
  expect(screen.lines).toHaveLength(1);
  expect(screen.links).toEqual([]);
});

test.each([
  ['demand', true],
  ['Demand', false],
  ['', false],
  [undefined, false],
  ['constructor', false],
])('an address with the action %j is one: %s', (action, isOne) => {
  expect(isMailAction(action)).toBe(isOne);
});

test('the address of a link keeps its token, and loses it with its row', () => {
  expect(buildMailPath('nl', { action: 'demand', token: 'a+b', done: 'saved' })).toBe(
    '/nl/mail/demand/?t=a%2Bb&done=saved',
  );
  expect(buildMailPath('nl', { action: 'demand', token: '', done: 'deleted' })).toBe(
    '/nl/mail/demand/?done=deleted',
  );
});
