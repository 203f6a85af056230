import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../..', import.meta.url);

test('SHELL-5 breakpoints are in em, so that large text gets the layout that it fits', () => {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true });
  const styles = files.filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(100);
  const inPixels = styles.flatMap((name) => {
    const queries = readFileSync(new URL(name, folder), 'utf8').match(/@media[^{]*\{/g);
    return (queries ?? []).filter((query) => /\dpx/.test(query)).map((query) => `${name} ${query}`);
  });
  expect(inPixels).toEqual([]);
});
