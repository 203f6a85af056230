import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const web = path.join(import.meta.dirname, '../..');
const folders = ['app', 'document'];
/** Classes and animations; with a few words that look like one, which cost a number each. */
const named = /\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;
const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
let numbers: ReadonlyMap<string, number> | null = null;

/**
 * The name of a class of a CSS module in the built pages: the number it has among all of the site, since it
 * goes with every page and a hash cannot be compressed; the same in the build for the server. It begins
 * with `_`, which no list of advertisements to hide does. Throws where the class is not found.
 */
export function nameClass(name: string, file: string): string {
  numbers ??= countClasses();
  const key = toKey(path.relative(web, file.split('?')[0] ?? file), name);
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`no class ${key} below ${web}`);
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
