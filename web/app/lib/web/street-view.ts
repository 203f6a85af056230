export interface StreetViewSetting {
  readonly streetViewUrl: string | null;
  readonly streetViewInPage: boolean | null;
}

export interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Builds the street view address of a point from a template with `{lat}` and `{lng}`; `embed` if it
 * may be framed. Null without a usable template or a point.
 */
export function fillStreetView(
  setting: StreetViewSetting | null | undefined,
  { latitude, longitude }: Point,
): { kind: 'street'; href: string; embed: string | null } | null {
  const template = setting?.streetViewUrl ?? '';
  if (findStreetViewOrigin(setting) === null || latitude === null || longitude === null)
    return null;
  const href = template
    .replaceAll('{lat}', latitude.toFixed(6))
    .replaceAll('{lng}', longitude.toFixed(6));
  return { kind: 'street', href, embed: setting?.streetViewInPage === true ? href : null };
}

/** Returns the origin of a template; null if it is not https or lacks the coordinates. */
export function findStreetViewOrigin(setting: StreetViewSetting | null | undefined): string | null {
  const template = setting?.streetViewUrl ?? '';
  if (!template.includes('{lat}') || !template.includes('{lng}')) return null;
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\//i.test(template)) return null;
  return URL.canParse(template) ? new URL(template).origin : null;
}
