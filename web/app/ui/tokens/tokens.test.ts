import { readFileSync } from 'node:fs';
import { measureContrast } from '@agency/domain/contrast';
import { defaultColours } from '@agency/domain/default-colours';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colour(token: string): string {
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`no colour --${token}`);
  return value;
}

test('mails and pages have the same default colours', () => {
  for (const [token, value] of Object.entries(defaultColours)) expect(colour(token)).toBe(value);
});

const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-deep', 'brass-ink'];

test.each(texts.flatMap((text) => ['paper', 'paper-tint', 'surface'].map((on) => [text, on])))(
  'SHELL-5 %s on %s reaches AA',
  (text, on) => {
    expect(measureContrast(colour(text), colour(on))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['paper', 'ink'],
  ['brass-light', 'ink'],
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((group) => ['ink', `energy-${group}`]),
  ['on-accent', 'energy-g'],
])('SHELL-5 %s on %s reaches AA', (text, on) => {
  expect(measureContrast(colour(text), colour(on))).toBeGreaterThanOrEqual(4.5);
});
