import type { SiteSettings } from '../build-site';

type Appearance = SiteSettings['appearance'];

/**
 * Returns the agency's colours and fonts as custom properties that override ui/tokens/tokens.css.
 * Accepts only six-digit colours and known font names.
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

export function parseColour(value: string | null): string | null {
  return value && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}
