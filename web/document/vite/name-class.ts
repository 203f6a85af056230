import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const web = path.join(import.meta.dirname, '../..');
const folders = ['app', 'document'];
/** Classes and animations; some other words match as well and take a number each. */
const named = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
let numbers: ReadonlyMap<string, number> | null = null;

/**
 * Returns the name of a CSS module's class in the build: a number among all classes of the site,
 * because the name is in every page and a hash does not compress; the same in the server build. It
 * begins with `_`, unlike the selectors of ad blockers. Throws if the class does not exist.
 */
export function nameClass(name: string, file: string): string {
  numbers ??= countClasses();
  const key = toKey(path.relative(web, file.split('?')[0] ?? file), name);
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`no class ${key} in ${web}`);
  return `_${write(number)}`;
}

function countClasses(): ReadonlyMap<string, number> {
  const keys = folders
    .flatMap((folder) => {
      const files = readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => path.join(folder, file));
    })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(web, file), 'utf8');
      return [...text.matchAll(named)].map(([, style, motion]) =>
        toKey(file, style ?? motion ?? ''),
      );
    });
  return new Map([...new Set(keys)].map((key, index) => [key, index]));
}

function toKey(file: string, name: string): string {
  return `${file} ${name}`;
}

function write(number: number): string {
  const digit = digits[number % digits.length] ?? '';
  return number < digits.length ? digit : write(Math.floor(number / digits.length)) + digit;
}
