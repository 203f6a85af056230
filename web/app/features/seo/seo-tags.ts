import type { MetaDescriptor } from '@remix-run/react';
import type { SeoView } from './seo-view';

/** Lists the tags of the document's head; omits unknown values. */
export function listSeoTags(seo: SeoView): MetaDescriptor[] {
  return [
    { title: seo.title },
    ...named('title', seo.metadataTitle),
    ...named('description', seo.description),
    ...named('robots', seo.robots),
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
    ...seo.alternates.map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
    ...linked('prev', seo.previous),
    ...linked('next', seo.next),
    ...seo.feeds.map(({ title, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/rss+xml',
      title,
      href,
    })),
    ...listOpenGraph(seo.openGraph),
    ...listTwitter(seo.twitter),
    ...seo.structured.map((data) => ({ 'script:ld+json': data })),
  ];
}

function listOpenGraph({ image, ...page }: SeoView['openGraph']): MetaDescriptor[] {
  return [
    ...property('og:type', page.type),
    ...property('og:title', page.title),
    ...property('og:description', page.description),
    ...property('og:url', page.url),
    ...property('og:site_name', page.siteName),
    ...property('og:locale', page.locale),
    ...property('og:image', image?.url),
    ...property('og:image:type', image?.type),
    ...property('og:image:width', image?.width.toString()),
    ...property('og:image:height', image?.height.toString()),
    ...property('og:image:alt', image?.alt),
  ];
}

function listTwitter({ image, ...page }: SeoView['twitter']): MetaDescriptor[] {
  return [
    ...named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...named('twitter:site', page.site),
    ...named('twitter:title', page.title),
    ...named('twitter:description', page.description),
    ...named('twitter:url', page.url),
    ...named('twitter:image', image?.url),
    ...named('twitter:image:alt', image?.alt),
  ];
}

function named(name: string, content: string | null | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function linked(rel: string, href: string | null): MetaDescriptor[] {
  return href ? [{ tagName: 'link', rel, href }] : [];
}

function property(name: string, content: string | null | undefined): MetaDescriptor[] {
  return content ? [{ property: name, content }] : [];
}
