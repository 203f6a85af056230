/**
 * Types and tables with personal data, by what happens to it when a person is erased. A new type or
 * table must be listed here; `erased` ones are tried in `privacy.int.test.ts`.
 */
export const personalData = {
  /** Found by `find-person.ts`, or deleted with what it finds. */
  erased: [
    ...['api::lead.lead', 'api::outbox-mail.outbox-mail', 'api::demand.demand'],
    ...['api::demand-match.demand-match', 'api::subscription.subscription'],
    ...['api::testimonial.testimonial', 'private-files::file', 'leads::act'],
    ...['leads::person-contact', 'appointments::place', 'feed::lead', 'leads::draft'],
    'mailbox::incoming-mail',
    ...['demands::wish', 'demands::wish-zip', 'demands::wish-type', 'demands::wish-limit'],
  ],
  /** Accounts of owners and of staff, which are ended by contract, and what belongs to them. */
  accounts: [
    ...['plugin::users-permissions.user', 'api::owner-note.owner-note', 'leads::calendar-feed'],
    ...['leads::inbox-filter', 'staff::second-factor', 'staff::recovery-code'],
  ],
  /** The agency's own team and addresses, which editors change, with their versions. */
  agency: [
    ...['api::agent.agent', 'api::office.office', 'api::site.site', 'api::header.header'],
    ...['api::import-source.import-source', 'api::consent-version.consent-version'],
    'content::version',
  ],
  /** Names of contacts as the agency's system sends them: erased there, then by the next import. */
  imported: [
    ...['api::communication.communication', 'api::online-medium.online-medium'],
    'api::appearance.appearance',
  ],
  /** Proof of what was erased, with a hash of the address (docs/decisions/0071). */
  log: ['api::privacy-log.privacy-log'],
} as const satisfies Record<string, readonly string[]>;

/** Types and tables without data of people. */
export const impersonal: readonly string[] = [
  ...['api::appointment-slot.appointment-slot', 'api::article-category.article-category'],
  ...['api::article-subcategory.article-subcategory', 'api::article.article', 'api::city.city'],
  ...['api::cookie-consent.cookie-consent', 'api::footer.footer', 'api::import-run.import-run'],
  ...['api::landing-text.landing-text', 'api::listing.listing', 'api::module.module'],
  ...['api::page.page', 'api::project.project', 'api::property-type.property-type'],
  ...['api::redirect.redirect', 'api::reply-template.reply-template'],
  ...[
    'api::visit-count.visit-count',
    'content::made-page',
    'content::old-address',
    'content::plan',
  ],
  ...['demands::listing-news', 'feed::address', 'feed::aside', 'feed::change', 'feed::event'],
  ...['feed::secret', 'feed::state', 'import::picture', 'lease::job', 'listing::correction'],
  ...[
    'listing::manual',
    'listing::manual-version',
    'listing::open-house',
    'mailbox::mark',
    'nearby::nearby-place',
  ],
  ...[
    'owners::listing-price',
    'publish::notice',
    'search::data-version',
    'search::empty-search',
    'search::listing-card',
  ],
  ...['search::listing-page', 'search::search-row', 'uploads::deleted-file'],
  ...['uploads::waiting-picture', 'visits::batch'],
];
