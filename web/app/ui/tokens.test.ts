import { readFileSync } from 'node:fs';
import { defaultColours } from '@agency/domain/default-colours';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colour(token: string): string {
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`no colour --${token}`);
  return value;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('mails and pages have the same default colours', () => {
  for (const [token, value] of Object.entries(defaultColours)) expect(colour(token)).toBe(value);
});

const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-deep', 'brass-ink'];

test.each(texts.flatMap((text) => ['paper', 'paper-tint', 'surface'].map((on) => [text, on])))(
  'SHELL-5 %s on %s reaches AA',
  (text, on) => {
    expect(contrast(colour(text), colour(on))).toBeGreaterThanOrEqual(4.5);
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
  expect(contrast(colour(text), colour(on))).toBeGreaterThanOrEqual(4.5);
});
