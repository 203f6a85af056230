import { createDeviceList } from './device-list';

/** What a visitor keeps on the device without a login (DETAIL-7); a shared link holds as many. */
export const favourites = createDeviceList('favourites', 50);

/** What was looked at, once the visitor asks the device to remember it; the last one first. */
export const lookedAt = createDeviceList('looked-at', 12);

/** What is to be compared side by side. */
export const compared = createDeviceList('compare', 4);
