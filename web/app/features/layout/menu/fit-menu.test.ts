import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fitMenu } from './fit-menu';

const items = (...labels: string[]) => labels.map((label) => ({ label, children: [] }));

test('MENU-6 a short menu needs no button', () => {
  const [first, last] = fitMenu(items('Te koop', 'Te huur'));
  expect([first, last]).toEqual([9, 9]);
});

test('MENU-6 of a long menu each item needs more room than the one before', () => {
  const needed = fitMenu(items(...Array.from({ length: 12 }, (_, index) => `Seite ${index} lang`)));
  expect(needed).toEqual([...needed].sort((one, other) => one - other));
  expect(needed.at(-1)).toBeGreaterThan(needed[0] ?? 0);
});

test('MENU-6 the last item takes the place of the button', () => {
  const labels = ['Kaufen', 'Mieten', 'Neubauprojekte', 'Über uns'];
  const alone = fitMenu(items(...labels)).at(-1) ?? 0;
  const followed = fitMenu(items(...labels, 'Kontakt'))[3] ?? 0;
  expect(alone).toBeLessThan(followed);
});

test('MENU-6 a submenu has a button of its own', () => {
  const [plain] = fitMenu([{ label: 'Diensten en advies', children: [] }]);
  const [withMenu] = fitMenu([{ label: 'Diensten en advies', children: [{}] }]);
  expect(withMenu).toBeGreaterThan(plain ?? 0);
});

test('MENU-6 the style sheet has a query for every width', () => {
  const css = readFileSync(new URL('menu.module.css', import.meta.url), 'utf8');
  for (let width = 3; width <= 72; width += 3) {
    expect(css).toContain(`@container menu (width < ${width}rem)`);
    expect(css).toContain(`@container menu (width >= ${width}rem)`);
  }
});
