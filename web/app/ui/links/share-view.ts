import type { ShareLinks } from '../../lib/web/share-links';

/** A page that can be handed on: absolute `url`, and plain addresses for where the browser cannot. */
export type ShareView = { title: string; url: string; links: ShareLinks };
