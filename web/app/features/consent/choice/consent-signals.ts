import type { Consent } from '../../../lib/web/consent';
import type { Service, ServiceIds } from '../consent-view';

/** Google consent mode's signals and their state. */
export type Signals = Record<
  'ad_user_data' | 'ad_storage' | 'analytics_storage' | 'ad_personalization',
  'granted' | 'denied'
>;

/** Returns the signals of a choice; without a choice all are denied. */
export function signalsOf(consent: Consent | null): Signals {
  const ads = consent?.marketing ? 'granted' : 'denied';
  return {
    ad_user_data: ads,
    ad_storage: ads,
    ad_personalization: ads,
    analytics_storage: consent?.analytical ? 'granted' : 'denied',
  };
}

/** Reports whether a choice allows a service; the tag manager serves two categories. */
export function isServiceAllowed(service: Service, consent: Consent | null): boolean {
  if (consent === null) return false;
  if (service === 'tagManager') return consent.analytical || consent.marketing;
  return { analytics: consent.analytical, ads: consent.marketing, socialPixel: consent.social }[
    service
  ];
}

/** Lists services with an id and matching consent in loading order. */
export function listAllowedServices(ids: ServiceIds, consent: Consent | null): Service[] {
  const known: Service[] = ['tagManager', 'analytics', 'ads', 'socialPixel'];
  return known.filter((service) => ids[service] && isServiceAllowed(service, consent));
}
