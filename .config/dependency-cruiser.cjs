/** Which room may import which (docs/architecture.md): routes → features → {cms, i18n, ui} → lib. */
const app = (rooms) => `^web/app/(${rooms})/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circles', 'Two files that need each other are one file.', {}, { circular: true }),
    forbid(
      'lib-stands-alone',
      'lib/ could stand on npm: it knows nothing of the site.',
      { path: app('lib') },
      { path: app('routes|features|cms|i18n|ui') },
    ),
    forbid(
      'ui-knows-no-listing',
      'The design system knows no feature, no route and no CMS.',
      { path: app('ui') },
      { path: app('routes|features|cms') },
    ),
    forbid(
      'i18n-is-below-features',
      'Languages know no feature, no route and no view.',
      { path: app('i18n') },
      { path: app('routes|features|ui|cms') },
    ),
    forbid(
      'cms-door-is-below-features',
      'The door to the CMS knows no feature and no view.',
      { path: app('cms') },
      { path: app('routes|features|ui') },
    ),
    forbid(
      'features-never-import-routes',
      'Routes compose features, never the other way round.',
      { path: app('features') },
      { path: app('routes') },
    ),
    forbid(
      'a-feature-stands-alone',
      'The route composes features. Named exceptions: page draws the blocks of listing and search; listing, search and map are one noun seen three times; a shortlist is made of listings; a form is about one; a link in a mail is about what a form made; an owner logs in by the fields of forms.',
      {
        path: '^web/app/features/([^/]+)/',
        pathNot: '^web/app/features/(page|search|seo|shortlist|map|form|thanks|mail-link|owner)/',
      },
      { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    ),
    forbid(
      'only-the-door-talks-to-the-cms',
      'graphql-request is used in app/cms alone.',
      { path: '^web/app/', pathNot: app('cms') },
      { path: 'node_modules/graphql-request' },
    ),
    forbid(
      'app-never-imports-server',
      'server/ carries app/, not the other way round.',
      { path: '^web/app/' },
      { path: '^web/server/', pathNot: '^web/server/env' },
    ),
    forbid('web-and-cms-apart', 'They speak GraphQL.', { path: '^web/' }, { path: '^cms/src/' }),
    forbid('cms-and-web-apart', 'They speak GraphQL.', { path: '^cms/' }, { path: '^web/' }),
    forbid(
      'rules-are-pure',
      'The rules know no database and no Strapi.',
      { path: '^cms/src/rules/' },
      { path: '^cms/src/(?!rules)|@strapi' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/generated/|/dist/|/build/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'] },
  },
};
