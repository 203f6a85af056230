import { late } from '../../../ui/late';

/** Parts that a list of listings has nothing of: its script stays as small as that. */
export const Banner = late('banner', async () => (await import('../banner/banner')).Banner);

export const Form = late('form', async () => (await import('../../../form/view/form')).Form);

export const KeptData = late('kept-data', async () => {
  return (await import('../../../features/privacy/kept-data')).KeptData;
});

export const MapPart = late('map', async () => (await import('./map-part')).MapPart);

export const QuickSearch = late('quick-search', async () => {
  return (await import('../../../features/search/quick-search')).QuickSearch;
});

export const Testimonials = late(
  'said',
  async () => (await import('../../../features/article/testimonials')).Testimonials,
);

export const ArticleCards = late(
  'read',
  async () => (await import('../../../features/article/article-cards')).ArticleCards,
);
