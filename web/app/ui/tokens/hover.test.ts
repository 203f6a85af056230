import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../..', import.meta.url);

function listLooseHovers(css: string): string[] {
  const loose: string[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      const isLoose = text.includes(':hover') && !open.includes('@media (hover: hover)');
      if (isLoose) loose.push(text.trim());
      open.push(text.trim());
    } else if (end === '}') open.pop();
  }
  return loose;
}

test('SHELL-5 a hover outside its media query is found', () => {
  const query = '@media (hover: hover)';
  expect(listLooseHovers(`${query} { .a:hover { x: y; } } .b,\n.c:hover { x: y; }`)).toEqual([
    '.b,\n.c:hover',
  ]);
  expect(listLooseHovers('@media print { /* { */ .d:hover { x: y } }')).toEqual(['.d:hover']);
});

test('SHELL-5 no stylesheet colours what a finger has touched as if a pointer were on it', () => {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(100);
  const loose = files.flatMap((file) =>
    listLooseHovers(readFileSync(new URL(file, folder), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(loose).toEqual([]);
});
