import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startEditing } from './start-editing';

const cms = 'http://cms.test';
const title = 'module/a/title';
const names = { [title]: 'Title', 'module/a': 'Block' };
const html = (words: string) =>
  `<main id="main"><div data-page="home"><section data-edit="module/a"><h2 data-edit="${title}">${words}</h2><a href="#x">link</a></section><a href="#menu">menu</a></div></main>`;

const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('')));
let parent: Window;
let told: ReturnType<typeof vi.fn>;

beforeAll(() => {
  document.documentElement.lang = 'nl';
  document.body.innerHTML = html('Saved');
  // The CMS around the preview: another window.
  const outer = document.createElement('iframe');
  document.body.append(outer);
  parent = outer.contentWindow as Window;
  told = vi.fn();
  parent.postMessage = told as unknown as typeof parent.postMessage;
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  vi.stubGlobal('fetch', fetched);
  startEditing(cms);
});

afterEach(() => told.mockClear());

function send(data: object, origin = cms, source: Window = parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const heading = (): HTMLElement => document.querySelector('h2') as HTMLElement;

/** Clicks, and returns whether the page keeps the browser from following. */
function click(element: Element): boolean {
  return !element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('EDIT-10 the preview tells the CMS alone what can be edited', () => {
  const ready = { type: 'agency:ready', page: 'home', language: 'nl', marks: ['module/a', title] };
  expect(told.mock.calls).toEqual([[ready, cms]]);
});

test.each([
  ['another origin', 'http://evil.test', () => parent],
  ['an origin that begins alike', `${cms}.evil.test`, () => parent],
  ['another window', cms, () => window],
])('EDIT-10 nobody but the CMS starts it: %s', (_who, origin, source) => {
  send({ type: 'agency:names', names }, origin, source());
  send({ type: 'agency:unsaved', fields: '{"version":"x"}' }, origin, source());
  expect(click(heading())).toBe(false);
  expect([told.mock.calls, fetched.mock.calls]).toEqual([[], []]);
  expect(heading().hasAttribute('tabindex')).toBe(false);
});

test('EDIT-10 a click and Enter open the field, and other links are followed', () => {
  send({ type: 'agency:names', names });
  expect(click(heading())).toBe(true);
  const link = document.querySelector('section a') as HTMLElement;
  expect(click(link)).toBe(true);
  expect(click(document.querySelector('[href="#menu"]') as HTMLElement)).toBe(false);
  heading().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const opened = told.mock.calls.map(([message]) => (message as { mark: string }).mark);
  expect([...new Set(opened)]).toEqual([title, 'module/a']);
  expect(opened.at(-1)).toBe(title);
  expect(told.mock.calls.every(([, origin]) => origin === cms)).toBe(true);
  expect([heading().tabIndex, heading().getAttribute('aria-description')]).toEqual([0, 'Title']);
});

test('EDIT-10 the name of a field shows under the pointer and with the focus', () => {
  const frame = document.querySelector('[data-edit-frame]') as HTMLElement;
  heading().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([frame.textContent, frame.style.display]).toEqual(['Title', 'block']);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(frame.style.display).toBe('none');
});

test('EDIT-10 a block has buttons that move, copy and hide it', () => {
  send({ type: 'agency:names', names, acts: { up: 'Move up', hide: 'Hide' } });
  heading().dispatchEvent(new Event('pointerover', { bubbles: true }));
  const toolbar = document.querySelector('[data-edit-toolbar]') as HTMLElement;
  expect(toolbar.style.display).toBe('flex');
  const [up] = [...toolbar.querySelectorAll('button')];
  expect([up?.getAttribute('aria-label'), up?.tabIndex]).toEqual(['Move up', -1]);
  up?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  up?.click();
  expect(told).toHaveBeenLastCalledWith({ type: 'agency:act', act: 'up', mark: 'module/a' }, cms);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(toolbar.style.display).toBe('none');
});

test('EDIT-10 unsaved fields are posted to the page itself, the last ones last', async () => {
  let words = 'Saved';
  fetched.mockImplementation(() => Promise.resolve(new Response(html(words))));
  const element = heading();
  const fields = (text: string) =>
    JSON.stringify({ version: 'v', page: {}, modules: { a: { title: text } } });
  // Another editor saved after this page was rendered.
  words = 'Saved since';
  send({ type: 'agency:unsaved', fields: fields('None') });
  await vi.waitFor(() => expect(heading().textContent).toBe('Saved since'));
  send({ type: 'agency:unsaved', fields: fields('One') });
  send({ type: 'agency:unsaved', fields: fields('Two') });
  send({ type: 'agency:unsaved', fields: fields('Three') });
  words = 'Three';
  await vi.waitFor(() => expect(heading().textContent).toBe('Three'));
  await vi.waitFor(() =>
    expect(told).toHaveBeenLastCalledWith({ type: 'agency:drawn', state: 'drawn' }, cms),
  );
  // The element stays, with what makes it a stop of the Tab key.
  expect([heading() === element, heading().tabIndex]).toEqual([true, 0]);
  const bodies = fetched.mock.calls.map(([, { body }]) => String(body));
  expect(bodies[0]).toBe('{"version":"v","page":{},"modules":{}}');
  expect(bodies).not.toContain(fields('Two'));
  expect(bodies.at(-1)).toBe(fields('Three'));
  expect(fetched.mock.calls.every(([url]) => url === window.location.pathname)).toBe(true);
});

test.each([
  [401, 'closed'],
  [400, 'refused'],
  [413, 'refused'],
  [503, 'failed'],
])('EDIT-10 an answer %i leaves the page as it is and is told: %s', async (status, state) => {
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status })));
  const before = document.querySelector('#main')?.innerHTML;
  send({ type: 'agency:unsaved', fields: '{"version":"v"}' });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ type: 'agency:drawn', state }, cms));
  expect(document.querySelector('#main')?.innerHTML).toBe(before);
});
