import { createDeviceList } from './device-list';

/** Listings that a visitor saved on the device; a shared link has the same maximum. */
export const favourites = createDeviceList('favourites', 50);

/** Recently viewed listings, newest first; only recorded once the visitor has turned it on. */
export const lookedAt = createDeviceList('looked-at', 12);

export const compared = createDeviceList('compare', 4);
