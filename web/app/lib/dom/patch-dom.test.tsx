import { beforeEach, expect, test } from 'vitest';
import { patchDom } from './patch-dom';

beforeEach(() => document.body.replaceChildren());

function parse(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as Element;
}

function show(html: string): Element {
  document.body.append(parse(html));
  return document.body.lastElementChild as Element;
}

const box = (name: string, count: number, checked = '') =>
  `<li><label><input type="checkbox" name="city" value="${name}" ${checked}><b>${count}</b></label></li>`;

test('what stays keeps its element, its focus and what the visitor opened', () => {
  const now = show(`<form><details><ul>${box('1000', 9)}${box('1050', 4)}</ul></details></form>`);
  now.querySelector('details')?.setAttribute('open', '');
  const chosen = now.querySelector<HTMLInputElement>('[value="1050"]') as HTMLInputElement;
  chosen.focus();
  chosen.checked = true;
  patchDom(
    now,
    parse(`<form><details><ul>${box('1050', 3, 'checked')}${box('9000', 2)}</ul></details></form>`),
  );
  expect(now.querySelector('[value="1050"]')).toBe(chosen);
  expect(document.activeElement).toBe(chosen);
  expect(chosen.checked).toBe(true);
  expect(now.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect([...now.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['3', '2']);
});

test('what the server does not know is taken back', () => {
  const now = show(`<ul>${box('1000', 9)}</ul>`);
  const chosen = now.querySelector('input') as HTMLInputElement;
  chosen.checked = true;
  patchDom(now, parse(`<ul>${box('1000', 9)}</ul>`));
  expect(chosen.checked).toBe(false);
});

test('what is typed stays while the visitor is at it, and what a script keeps stays', () => {
  const now = show(
    '<div><input type="search" name="q" value=""><p data-keep=""><b>map</b></p></div>',
  );
  const field = now.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'lo';
  const next = () =>
    parse('<div><input type="search" name="q" value="loft"><p data-keep=""></p></div>');
  patchDom(now, next());
  expect([field.value, now.querySelector('b')?.textContent]).toEqual(['lo', 'map']);
  field.blur();
  patchDom(now, next());
  expect(field.value).toBe('loft');
});

test('a form in a template is the new one', () => {
  const now = show('<dialog><template><p>old</p></template></dialog>');
  patchDom(now, parse('<dialog><template><p>new</p></template></dialog>'));
  expect(now.querySelector('template')?.content.textContent).toBe('new');
});
