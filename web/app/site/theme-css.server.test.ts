import { expect, test } from 'vitest';
import { buildThemeCss } from './theme-css.server';

type Appearance = NonNullable<Parameters<typeof buildThemeCss>[0]>;
const appearance: Appearance = {
  accentColor: '#0a5c36',
  inkColor: null,
  paperColor: null,
  brassColor: null,
  logo: null,
  headingFont: 'System',
  textFont: 'InstrumentSans',
};

test('sets the agency’s colours and fonts over the tokens', () => {
  const css = buildThemeCss(appearance);
  expect(css).toContain('--accent:#0a5c36;--accent-deep:color-mix(in srgb, #0a5c36 80%, black)');
  expect(css).toContain('--font-display:system-ui,sans-serif');
  expect(css).not.toContain('--ink');
});

test.each(['red', '#fff', '#12345g', '#123456;}</style><script>', 'url(x)'])(
  'leaves out what is no colour: %s',
  (accentColor) => {
    expect(buildThemeCss({ ...appearance, accentColor })).not.toContain('--accent');
  },
);

test('is empty without an appearance', () => {
  expect(buildThemeCss(null)).toBe('');
});
