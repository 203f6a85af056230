import type { SeoParamsFragment } from '../../cms/generated/graphql';
import { intlLocales, type Language } from '../../i18n/languages';
import type { PictureView } from '../../ui/picture-view';
import type { SeoView } from './seo-view';

export type SeoSource = {
  /** The site's own address, e.g. `https://corbelle.example`. */
  origin: string;
  language: Language;
  defaultLanguage: Language;
  siteName: string | null;
  /** Path and query of the page's one address (SEO-1). */
  path: string;
  alternates: readonly { language: Language; path: string }[];
  title: string;
  description: string | null;
  /** What the CMS says of the page; it goes before title and description. */
  params: SeoParamsFragment | null;
  picture: PictureView | null;
  /** False adds noindex. */
  isIndexed: boolean;
  previous?: string | null;
  next?: string | null;
  type?: 'website' | 'article';
};

/** SEO-1, SEO-2: the head of a page; a page that is not indexed has no alternates. */
export function buildSeo(source: SeoSource): SeoView {
  const { origin, language, params, siteName } = source;
  const absolute = (path: string) => new URL(path, origin).href;
  const isIndexed = source.isIndexed && (params?.active ?? true);
  const title =
    params?.metadataTitle ||
    params?.pageTitle ||
    (siteName ? `${source.title} | ${siteName}` : source.title);
  const description = params?.metadataDescription || source.description || null;
  const ogTitle = params?.ogTitle || title;
  const ogDescription = params?.ogDescription || description;
  const image = imageOf(params?.ogImage ?? null, source.picture);
  const canonical = absolute(source.path);
  return {
    title,
    description,
    canonical,
    alternates: isIndexed ? listHreflang(source, absolute) : [],
    previous: source.previous ? absolute(source.previous) : null,
    next: source.next ? absolute(source.next) : null,
    robots: isIndexed ? null : 'noindex, follow',
    openGraph: {
      type: source.type ?? 'website',
      title: ogTitle,
      description: ogDescription,
      url: params?.ogUrl || canonical,
      siteName: params?.ogSite || siteName,
      locale: intlLocales[language].replace('-', '_'),
      image: image && { ...image, url: absolute(image.url) },
    },
    twitter: {
      title: params?.twitterTitle || ogTitle,
      description: params?.twitterDescription || ogDescription,
      image: absoluteOrNull(params?.twitterImage?.url ?? image?.url ?? null, absolute),
    },
  };
}

function listHreflang(
  { alternates, defaultLanguage }: SeoSource,
  absolute: (path: string) => string,
): SeoView['alternates'] {
  const standard = alternates.find(({ language }) => language === defaultLanguage) ?? alternates[0];
  return [
    ...alternates.map(({ language, path }) => ({ hreflang: language, href: absolute(path) })),
    ...(standard ? [{ hreflang: 'x-default' as const, href: absolute(standard.path) }] : []),
  ];
}

/** The editor's picture for sharing, else the page's own at its largest. */
function imageOf(upload: SeoParamsFragment['ogImage'], picture: PictureView | null) {
  if (upload) return { url: upload.url, width: upload.width, height: upload.height };
  const [address, descriptor] = picture?.srcSet.split(', ').at(-1)?.split(' ') ?? [];
  if (!picture || !address) return null;
  const width = Number.parseInt(descriptor ?? '', 10) || picture.width;
  return { url: address, width, height: Math.round((width * picture.height) / picture.width) };
}

function absoluteOrNull(path: string | null, absolute: (path: string) => string): string | null {
  return path === null ? null : absolute(path);
}
