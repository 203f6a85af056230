import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('../..', import.meta.url));
const importOfStyles = /import (\w+) from '(\.[^']+\.module\.css)'/g;

test('PERF-1 every class of a style is read by a component that imports it', () => {
  const readers = new Map<string, { name: string; code: string }[]>();
  for (const file of listFiles(/(?<!\.test)\.tsx?$/)) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = '', path = ''] of code.matchAll(importOfStyles)) {
      const style = join(dirname(file), path);
      readers.set(style, [...(readers.get(style) ?? []), { name, code }]);
    }
  }
  const styles = listFiles(/\.module\.css$/);
  expect(styles.length).toBeGreaterThan(0);
  const unread = styles.flatMap((style) =>
    listClasses(readFileSync(style, 'utf8'))
      .filter((own) => !readers.get(style)?.some((reader) => isRead(own, reader)))
      .map((own) => `${style.slice(app.length)} .${own}`),
  );
  expect(unread).toEqual([]);
});

function isRead(own: string, { name, code }: { name: string; code: string }): boolean {
  const uses = code.replaceAll(importOfStyles, '');
  // Dynamic class names and those passed to other components may be any.
  return new RegExp(`\\b${name}\\b(?!\\.)|\\b${name}\\.${own}\\b`).test(uses);
}

function listClasses(css: string): string[] {
  const bare = css.replace(/\/\*[^]*?\*\//g, '').replace(/url\([^)]*\)|'[^']*'|"[^"]*"/g, '');
  return [...new Set([...bare.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, own]) => own ?? ''))].filter(
    (own) => !bare.includes(`:global(.${own}`),
  );
}

function listFiles(name: RegExp): string[] {
  return readdirSync(app, { recursive: true })
    .map((file) => join(app, String(file)))
    .filter((file) => name.test(file));
}
