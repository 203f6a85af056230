/**
 * The source of listings that staff write in the admin. Keys of feeds have only letters, digits
 * and hyphens, so no feed can have it.
 */
export const MANUAL_SOURCE = '@manual';
