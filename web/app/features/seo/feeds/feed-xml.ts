import { escapeXml } from '../../../lib/web/xml';
import type { ShareImageView } from '../share-picture';
import { findNewest } from './sitemap-xml';

/** New listings in one language; addresses are absolute, times ISO 8601. */
export type FeedView = {
  title: string;
  description: string;
  /** The feed's page, and the feed's own address. */
  href: string;
  selfHref: string;
  language: string;
  items: FeedItemView[];
};

export type FeedItemView = {
  title: string;
  href: string;
  /** Permanent id, independent of the position in the feed. */
  guid: string;
  description: string;
  category: string;
  publishedAt: string;
  picture: ShareImageView | null;
};

const namespaces =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/**
 * Writes the feed as RSS 2.0; pictures as Media RSS, since an enclosure requires a size in bytes.
 */
export function buildFeed(feed: FeedView): string {
  const newest = findNewest(feed.items.map(({ publishedAt }) => publishedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', feed.title),
    element('link', feed.href),
    element('description', feed.description),
    element('language', feed.language),
    ...(newest ? [element('lastBuildDate', toRssDate(newest))] : []),
    `<atom:link href="${escapeXml(feed.selfHref)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(buildItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function buildItem(item: FeedItemView): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.href),
    `<guid isPermaLink="false">${escapeXml(item.guid)}</guid>`,
    element('description', item.description),
    element('category', item.category),
    element('pubDate', toRssDate(item.publishedAt)),
    ...(item.picture ? [buildMedia(item.picture)] : []),
    '</item>',
  ].join('');
}

function buildMedia({ url, type, width, height, alt }: ShareImageView): string {
  const size = `width="${width}" height="${height}"`;
  const description = alt === '' ? '' : element('media:description', alt);
  const start = `<media:content url="${escapeXml(url)}" type="${type}" medium="image" ${size}>`;
  return `${start}${description}</media:content>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Formats a time as RFC 822, required by RSS. */
function toRssDate(instant: string): string {
  return new Date(instant).toUTCString().replace('GMT', '+0000');
}
