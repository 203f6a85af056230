import type { LoadBlock } from '../block';
import { type BannerView, buildBanner } from './banner-view.server';

export const loadBanner: LoadBlock<
  'ComponentModuleBanner',
  { kind: 'banner'; banner: BannerView }
> = ({ translateLink }, block, module) => {
  const { link, linkLabel, title } = block;
  const href = link && linkLabel ? translateLink(link) : null;
  const banner = buildBanner({
    ...block,
    images: block.images.length > 0 ? block.images : [module.image],
    link: href && linkLabel ? { label: linkLabel, href } : null,
    title,
    transparent: false,
    size: 'low',
  });
  return banner && { kind: 'banner', banner };
};
