import { expect, test } from 'vitest';
import { buildTheme } from './theme.server';

type Appearance = NonNullable<Parameters<typeof buildTheme>[0]>;
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
  expect(buildTheme(appearance)).toEqual({
    '--accent': '#0a5c36',
    '--accent-deep': 'color-mix(in srgb, #0a5c36 80%, black)',
    '--font-display': 'system-ui,sans-serif',
    '--font-text': expect.stringContaining('Instrument Sans Variable') as string,
  });
});

test.each(['red', '#fff', '#12345g', '#123456;}</style><script>', 'url(x)'])(
  'leaves out what is no colour: %s',
  (accentColor) => {
    expect(buildTheme({ ...appearance, accentColor })).not.toHaveProperty('--accent');
  },
);

test('is empty without an appearance', () => {
  expect(buildTheme(null)).toEqual({});
});
