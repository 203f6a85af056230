import { late } from '../../ui/late';

/** Screens that most visits have nothing of. */
export const ArticlePage = late('article', async () => {
  return (await import('../../features/article/article-page')).ArticlePage;
});

export const ArticleOverview = late('articles', async () => {
  return (await import('../../features/article/article-overview')).ArticleOverview;
});

export const TestimonialPage = late('testimonial', async () => {
  return (await import('../../features/article/testimonial-page')).TestimonialPage;
});

export const TestimonialOverview = late('testimonials', async () => {
  return (await import('../../features/article/testimonial-overview')).TestimonialOverview;
});

export const ProjectPage = late('project', async () => {
  return (await import('../../catalogue/project/project-page')).ProjectPage;
});

export const FavouritesPage = late('favourites', async () => {
  return (await import('../../features/shortlist/favourites-page')).FavouritesPage;
});

export const ComparePage = late('compare', async () => {
  return (await import('../../features/shortlist/compare-page')).ComparePage;
});

export const CookieSettingsPage = late('cookie-settings', async () => {
  return (await import('../../features/consent/cookie-settings-page')).CookieSettingsPage;
});

export const ThanksPage = late('thanks', async () => {
  return (await import('../../features/thanks/thanks-page')).ThanksPage;
});

export const FormScreen = late('form-screen', async () => {
  return (await import('../../form/view/form-screen')).FormScreen;
});

export const SimilarListings = late('similar', async () => {
  return (await import('../../catalogue/listing/similar-listings')).SimilarListings;
});
