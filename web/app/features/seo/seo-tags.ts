import type { MetaDescriptor } from '@remix-run/react';
import type { SeoView } from './seo-view';

/** The tags of the document's head (SEO-1, SEO-2); what is not known is left out. */
export function listSeoTags(seo: SeoView): MetaDescriptor[] {
  const { openGraph, twitter } = seo;
  return [
    { title: seo.title },
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
    ...property('og:type', openGraph.type),
    ...property('og:title', openGraph.title),
    ...property('og:description', openGraph.description),
    ...property('og:url', openGraph.url),
    ...property('og:site_name', openGraph.siteName),
    ...property('og:locale', openGraph.locale),
    ...property('og:image', openGraph.image?.url),
    ...property('og:image:width', openGraph.image?.width?.toString()),
    ...property('og:image:height', openGraph.image?.height?.toString()),
    ...named('twitter:card', twitter.image ? 'summary_large_image' : 'summary'),
    ...named('twitter:title', twitter.title),
    ...named('twitter:description', twitter.description),
    ...named('twitter:image', twitter.image),
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
