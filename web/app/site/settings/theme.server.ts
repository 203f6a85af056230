import type { SiteSettings } from '../build-site';

type Appearance = SiteSettings['appearance'];

/**
 * The agency's own colours and fonts as custom properties over ui/tokens/tokens.css, for the root element.
 * Only six-digit colours and known font names get in.
 */
export function buildTheme(appearance: Appearance): Record<string, string> {
  if (!appearance) return {};
  const accent = parseColour(appearance.accentColor);
  const properties = {
    '--accent': accent,
    '--accent-deep': accent && `color-mix(in srgb, ${accent} 80%, black)`,
    '--ink': parseColour(appearance.inkColor),
    '--paper': parseColour(appearance.paperColor),
    '--brass': parseColour(appearance.brassColor),
    '--font-display': fonts[appearance.headingFont],
    '--font-text': fonts[appearance.textFont],
  };
  return Object.fromEntries(
    Object.entries(properties).filter((property): property is [string, string] =>
      Boolean(property[1]),
    ),
  );
}

const fonts = {
  Fraunces: "'Fraunces Variable','Fraunces fallback',Georgia,serif",
  InstrumentSans: "'Instrument Sans Variable','Instrument Sans fallback',Arial,sans-serif",
  System: 'system-ui,sans-serif',
} as const;

/** An editor's six-digit colour (`#0a1b2c`); null when it is anything else. */
export function parseColour(value: string | null): string | null {
  return value && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}
