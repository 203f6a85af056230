import { expect, test } from 'vitest';
import { patchChanges } from './patch-changes';

function parse(html: string): Element {
  const element = document.createElement('main');
  element.innerHTML = html;
  return element;
}

const before = '<h1 class="a">One</h1><div data-island="x"><i>form</i></div><p>Two</p>';

test('EDIT-10 only what differs between two answers is touched', () => {
  const now = parse(before);
  const [title, island, words] = [...now.children] as [Element, Element, Element];
  // As React and other scripts do.
  island.innerHTML = '<form><input></form>';
  title.setAttribute('tabindex', '0');
  patchChanges(now, parse(before), parse(before.replace('One', '1').replace('"a"', '"b"')));
  expect([...now.children]).toEqual([title, island, words]);
  expect([title.textContent, title.className, title.getAttribute('tabindex')]).toEqual([
    '1',
    'b',
    '0',
  ]);
  expect(island.querySelector('input')).not.toBeNull();
});

test('EDIT-10 where elements come or go the part is like the answer', () => {
  const now = parse('<div><p>a</p></div><p>rest</p>');
  const rest = now.lastElementChild;
  const next = parse('<div><h2>new</h2><p>a</p></div><p>rest</p>');
  patchChanges(now, parse('<div><p>a</p></div><p>rest</p>'), next);
  expect(now.innerHTML).toBe(next.innerHTML);
  expect(now.lastElementChild).toBe(rest);
  expect(next.querySelector('h2')).not.toBeNull();
});
