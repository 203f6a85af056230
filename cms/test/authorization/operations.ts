/**
 * What an operation asks for beside one of the site's tokens, without which nothing is answered:
 * nothing more; the token of a link in a mail; the session of an owner who is logged in.
 */
export type Asks = 'nothing' | 'link' | 'session';

/**
 * Every field of Query and Mutation (CMS-6). Drafts of what is published are for the preview token
 * alone; what an owner is answered hangs on the owner of the session alone (OWN-2).
 */
export const operations: Record<Asks, readonly string[]> = {
  nothing: [
    // Published content.
    'Query.article',
    'Query.articles',
    'Query.articles_connection',
    'Query.articleCategory',
    'Query.articleCategories',
    'Query.articleSubcategory',
    'Query.articleSubcategories',
    'Query.cookieConsent',
    'Query.footer',
    'Query.header',
    'Query.module',
    'Query.modules',
    'Query.page',
    'Query.pages',
    'Query.site',
    'Query.testimonial',
    'Query.testimonials',
    'Query.testimonials_connection',
    'Query.consentNumbers',
    'Query.lawRates',
    'Query.redirect',
    // Listings and projects on the site.
    'Query.searchListings',
    'Query.countListings',
    'Query.listingAddresses',
    'Query.listingCards',
    'Query.listingChoices',
    'Query.listingCounts',
    'Query.listingDetail',
    'Query.listingMap',
    'Query.listingPlaces',
    'Query.similarListings',
    'Query.quickSearch',
    'Query.searchReading',
    'Query.cityNames',
    'Query.project',
    'Query.projects',
    'Query.projectAddresses',
    'Query.projectOfListing',
    'Query.appointmentSlots',
    'Query.appointmentsFull',
    // What visitors send, and the way in for owners.
    'Mutation.createLead',
    'Mutation.recordVisits',
    'Mutation.logInOwner',
    'Mutation.askNewPassword',
  ],
  link: [
    'Query.appointmentByToken',
    'Query.savedSearchByToken',
    'Query.subscriptionByToken',
    'Query.passwordLink',
    'Mutation.cancelAppointment',
    'Mutation.confirmSavedSearch',
    'Mutation.changeSavedSearch',
    'Mutation.stopSavedSearch',
    'Mutation.deleteSavedSearch',
    'Mutation.confirmSubscription',
    'Mutation.stopSubscription',
    'Mutation.setPassword',
  ],
  session: [
    'Query.ownerAccount',
    'Query.ownedListings',
    'Query.ownerStatistics',
    'Query.ownerFigures',
    'Query.ownerCalendar',
    'Query.ownerHistory',
    'Mutation.logOutOwner',
    'Mutation.changePassword',
  ],
};
