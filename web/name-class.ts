import { createHash } from 'node:crypto';
import path from 'node:path';

const taken = new Map<string, string>();

/**
 * The name of a class of a CSS module in the built pages: short, since it goes with every page, and
 * the same in the build for the server. Throws when two classes would have one name.
 */
export function nameClass(name: string, file: string): string {
  const whole = `${path.relative(import.meta.dirname, file.split('?')[0] ?? file)} ${name}`;
  const short = `c${createHash('sha256').update(whole).digest('base64url').slice(0, 4)}`;
  const other = taken.get(short) ?? whole;
  if (other !== whole) throw new Error(`one class name for two: ${other}, ${whole}`);
  taken.set(short, whole);
  return short;
}
