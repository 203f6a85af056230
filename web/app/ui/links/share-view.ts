import type { ShareLinks } from '../../lib/web/share-links';

/** A page to share: absolute `url`, and links for browsers without a share menu. */
export type ShareView = { title: string; url: string; links: ShareLinks };
