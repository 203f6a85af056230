import type { PageContentFragment } from '../../cms/generated/graphql';
import { type BannerView, buildBanner } from '../../blocks/banner/banner-view.server';
import { hasMainList, isOnBanner } from '../../blocks/module-layout.server';
import type { PageContext } from '../../blocks/block';

/**
 * Returns the page's own banner, otherwise one from the picture at its top, otherwise the header's
 * with the page's title. Null for type `empty`.
 */
export function buildPageBanner(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  page: PageContentFragment,
): BannerView | null {
  const size = page.key === 'home' ? 'tall' : 'low';
  const standard = site.byLanguage[language].header?.banner ?? null;
  const top = page.modules.find((module) => module && isOnBanner(module));
  const base = { video: null, videoUrl: null, poster: null, link: null, size } as const;
  if (page.banner) {
    const { description, images, ...banner } = page.banner;
    const pictures = images.length > 0 ? images : [page.image];
    return buildBanner({ ...base, ...banner, text: description, images: pictures });
  }
  if (top) {
    const transparent = size === 'tall';
    const images = [top.image ?? page.image];
    return buildBanner({ ...base, type: 'image', title: null, text: null, images, transparent });
  }
  // A list has its own heading: a banner would push the results out of view.
  if (!standard || hasMainList(page)) return null;
  const words = standard.title
    ? { title: standard.title, text: standard.description }
    : { title: page.title, text: page.description };
  return buildBanner({ ...base, ...standard, ...words });
}
