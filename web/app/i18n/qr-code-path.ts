import type { Language } from '@agency/domain/languages';

/** The picture of a listing's address for phones (DETAIL-1). */
export function buildQrCodePath(language: Language, listing: string): string {
  return `/${language}/qr-code/${encodeURIComponent(listing)}.svg`;
}
