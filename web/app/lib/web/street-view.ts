/** The setting of street view. */
export interface StreetViewSetting {
  readonly streetViewUrl: string | null;
  readonly streetViewInPage: boolean | null;
}

export interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * DETAIL-1: where street view of a point is, from an address with `{lat}` and `{lng}`; `embed` when it
 * may stand in the page. Null without a usable setting or without a point.
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

/** The origin of a usable setting; null for one that is not https or lacks the point. */
export function findStreetViewOrigin(setting: StreetViewSetting | null | undefined): string | null {
  const template = setting?.streetViewUrl ?? '';
  if (!template.includes('{lat}') || !template.includes('{lng}')) return null;
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\//i.test(template)) return null;
  return URL.canParse(template) ? new URL(template).origin : null;
}
