import { expect, test } from 'vitest';
import { buildFeed, type FeedView } from './feed-xml';

const url = 'https://corbelle.example/uploads/gevel-share.jpg';
const feed: FeedView = {
  title: 'Nieuw & mooi',
  description: 'Alles nieuw',
  href: 'https://corbelle.example/nl/',
  selfHref: 'https://corbelle.example/nl/feed.xml',
  language: 'nl-BE',
  items: [
    {
      title: 'Loft <1000> – € 325.000',
      href: 'https://corbelle.example/nl/te-koop/brussel/loft/4711/',
      guid: 'listing:4711:nl',
      description: 'Licht\u0000 en ruim',
      category: 'Te koop',
      publishedAt: '2026-10-01T08:05:00.000Z',
      picture: { url, type: 'image/jpeg', width: 1200, height: 630, alt: 'Gevel "voor"' },
    },
  ],
};

test('SEO-1 a feed says what is new, escaped, with its date and picture', () => {
  const xml = buildFeed(feed);
  expect(xml).toContain('<title>Nieuw &amp; mooi</title>');
  expect(xml).toContain('<title>Loft &lt;1000&gt; – € 325.000</title>');
  expect(xml).toContain('<guid isPermaLink="false">listing:4711:nl</guid>');
  expect(xml).toContain('<description>Licht en ruim</description>');
  expect(xml).toContain('<pubDate>Thu, 01 Oct 2026 08:05:00 +0000</pubDate>');
  expect(xml).toContain(`<media:content url="${url}" type="image/jpeg" medium="image"`);
  expect(xml).toContain('<media:description>Gevel &quot;voor&quot;</media:description>');
  expect(xml).toContain(
    '<atom:link href="https://corbelle.example/nl/feed.xml" rel="self" type="application/rss+xml"/>',
  );
});

test('SEO-1 a feed without listings is a feed', () => {
  const xml = buildFeed({ ...feed, items: [] });
  expect(xml).toMatch(/<channel>[\s\S]*<\/channel>\n<\/rss>/);
  expect(xml).not.toContain('lastBuildDate');
});
