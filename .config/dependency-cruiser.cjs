/** Which folder may import which (docs/architecture.md, docs/decisions/0108). */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What each folder of web/app may import. */
const appLayers = {
  lib: [],
  i18n: ['lib'],
  ui: ['i18n', 'lib'],
  cms: ['i18n', 'lib'],
  site: ['cms', 'i18n', 'ui', 'lib'],
  form: ['site', 'cms', 'i18n', 'ui', 'lib'],
  catalogue: ['site', 'cms', 'i18n', 'ui', 'lib'],
  features: ['catalogue', 'form', 'site', 'cms', 'i18n', 'ui', 'lib'],
  islands: ['features', 'catalogue', 'form', 'site', 'cms', 'i18n', 'ui', 'lib'],
  blocks: ['features', 'catalogue', 'form', 'site', 'cms', 'i18n', 'ui', 'lib'],
  screens: ['blocks', 'features', 'catalogue', 'form', 'site', 'cms', 'i18n', 'ui', 'lib'],
};

/** A feature that imports another, with the reason. */
const featurePairs = [
  ['lead', 'saved-search', 'A saved search is made by sending a form.'],
  ['mail-link', 'saved-search', 'A saved search is changed by a link of a mail.'],
];

/** A route's folder that imports another's, with the reason. */
const routePairs = [['sitemap', 'sitemap-file', 'The index lists the files.']];

/** A screen that imports another, with the reason. */
const screenPairs = [['landing', 'page', 'A landing page shows the list of a page of the CMS.']];

const serverFolders = {
  http: [],
  cache: ['http'],
  visits: ['http'],
  webhooks: ['http'],
  street: ['http'],
  metrics: ['http', 'cache', 'visits', 'webhooks'],
};

const any = (names) => names.join('|');

const layers = Object.entries(appLayers).map(([folder, below]) =>
  forbid(
    `app-${folder}`,
    `${folder} imports only ${below.join(', ') || 'itself'}.`,
    { path: `^web/app/${folder}/` },
    {
      path:
        folder === 'lib' || folder === 'i18n'
          ? `^web/(document|app/(?!(${any([folder, ...below])})/))`
          : `^web/app/(?!(${any([folder, ...below])})/)`,
    },
  ),
);

const own = (folder, pairs) => [
  forbid(
    `${folder}-stand-alone`,
    `A folder of ${folder} imports no other; the exceptions are listed with their reasons.`,
    {
      path: `^web/app/${folder}/([^/]+)/`,
      pathNot: pairs.map(([from]) => `^web/app/${folder}/${from}/`),
    },
    { path: `^web/app/${folder}/[^/]+/`, pathNot: `^web/app/${folder}/$1/` },
  ),
  ...[...new Set(pairs.map(([from]) => from))].map((from) => {
    const known = pairs.filter((pair) => pair[0] === from);
    const allowed = [from, ...known.map(([, to]) => to)];
    return forbid(
      `${folder}-${from}`,
      known.map(([, , why]) => why).join(' '),
      { path: `^web/app/${folder}/${from}/` },
      { path: `^web/app/${folder}/(?!(${any(allowed)})/)[^/]+/` },
    );
  }),
];

const serverLayers = Object.entries(serverFolders).map(([folder, below]) =>
  forbid(
    `server-${folder}`,
    `server/${folder} imports only ${[...below, 'log and redis'].join(', ')}.`,
    { path: `^web/server/${folder}/` },
    { path: `^web/server/(?!(${any([folder, ...below])})/|log\\.ts|redis\\.ts)` },
  ),
);

const webLayers = [
  ...layers,
  ...own('features', featurePairs),
  ...own('routes', routePairs),
  ...own('screens', screenPairs),
  ...own('blocks', []),
  ...serverLayers,
  forbid(
    'web-folder-is-listed',
    'A new folder of the site gets its place among the layers.',
    {
      path: [
        `^web/app/(?!(${any([...Object.keys(appLayers), 'routes', 'testing'])})/)[^/]+/`,
        `^web/server/(?!(${any([...Object.keys(serverFolders), 'testing'])})/)[^/]+/`,
      ],
    },
    {},
  ),
  forbid(
    'server-below-features',
    'The server reads addresses and settings; features are reached through the build alone.',
    { path: '^web/server/', pathNot: '/testing/' },
    { path: '^web/app/(?!(lib|i18n|cms)/)' },
  ),
  forbid(
    'document-knows-no-feature',
    'The document framework reads texts, rules and modules of the browser, and nothing else of the site.',
    { path: '^web/document/', pathNot: '^web/document/vite/' },
    { path: ['^web/app/(?!(lib|i18n)/)', '^web/server/'] },
  ),
  forbid(
    'app-imports-no-server',
    'server/ carries app/; only the settings are read there.',
    { path: '^web/app/' },
    { path: '^web/server/', pathNot: '^web/server/env\\.ts$' },
  ),
  forbid(
    'no-test-code-in-the-product',
    'What tests are built from is for tests.',
    { path: '^web/(app|document|server)/', pathNot: '/testing/' },
    { path: '^web/(app|server)/testing/' },
  ),
  forbid(
    'only-the-client-talks-to-the-cms',
    'graphql-request is used in app/cms alone.',
    { path: '^web/app/', pathNot: '^web/app/cms/' },
    { path: 'node_modules/graphql-request' },
  ),
];

/**
 * The modules of `cms/src/platform`, lowest first: each may import those before it and no other, so
 * there is no cycle between them.
 */
const platform = [
  ...['rules', 'process', 'database', 'backup', 'metrics', 'i18n', 'validation', 'jobs', 'health'],
  ...['access', 'uploads', 'graphql', 'publishing', 'mail-links', 'mail', 'staff'],
];
const inPlatform = (modules) => `^cms/src/platform/(${modules.join('|')})/`;

/** The domains of the CMS, and which others each may import: lowest first, never a later one. */
const domains = {
  // What is on offer; every other domain is about it.
  listings: [],
  // Searches that are saved are matched against listings and shown in mails as cards.
  alerts: ['listings'],
  // A lead is about a listing, and may begin a saved search or a subscription.
  leads: ['listings', 'alerts'],
  // An owner sees their listings and what came of them, and asks by a lead; imports bring owners along.
  owners: ['listings', 'alerts', 'leads'],
  // What other systems give becomes listings, and leads go back to them.
  feeds: ['listings', 'leads'],
  // Mails become leads; the password of their mailbox is kept as those of feeds are.
  mailbox: ['listings', 'leads', 'feeds'],
  // The site settings, checked where they are written, say what listings show.
  content: ['listings'],
  // All about a person: what they sent, and the account they have.
  privacy: ['listings', 'owners', 'leads', 'mailbox'],
};
const names = Object.keys(domains);
const cmsRules = [
  ...platform.map((module, index) =>
    forbid(
      `cms-platform-${module}`,
      'A module of the platform imports only those below it (docs/decisions/0108).',
      { path: inPlatform([module]) },
      { path: '^cms/src/platform/', pathNot: inPlatform(platform.slice(0, index + 1)) },
    ),
  ),
  ...names.map((name) =>
    forbid(
      `cms-${name}`,
      'A domain imports only the platform and the domains listed for it (docs/decisions/0108).',
      { path: `^cms/src/${name}/` },
      {
        path: '^cms/src/',
        pathNot: `^cms/src/(${['platform', name, ...domains[name]].join('|')})/`,
      },
    ),
  ),
  forbid(
    'cms-platform-knows-no-domain',
    'A domain that the platform has to know of adds itself to a registry while registering.',
    { path: '^cms/src/platform/' },
    { path: '^cms/src/(?!platform/)' },
  ),
  forbid(
    'cms-folder-is-listed',
    'A new folder of the CMS belongs to the platform or to a domain.',
    {
      path: '^cms/src/',
      pathNot: [
        `^cms/src/(${names.join('|')}|admin|api|components|extensions|middlewares)/`,
        ...[
          inPlatform(platform),
          '^cms/src/(index|seed|server|backup|restore|rotate-key|platform/modules)\\.ts$',
        ],
      ],
    },
    {},
  ),
  {
    ...forbid(
      'cms-no-cycle-between-folders',
      'Two folders that need each other are one folder.',
      { path: '^cms/src/' },
      { circular: true },
    ),
    scope: 'folder',
  },
  forbid(
    'rules-are-pure',
    'The rules know no database, no Strapi and nothing but rules.',
    { path: '^cms/src/[^/]+/rules/' },
    { path: '^cms/src/(?![^/]+/rules/)|@strapi' },
  ),
];

module.exports = {
  forbidden: [
    forbid('no-circles', 'Two files that need each other are one file.', {}, { circular: true }),
    forbid(
      'domain-stands-alone',
      'Facts and pure rules: no dependency, no input or output.',
      { path: '^domain/' },
      { pathNot: '^domain/' },
    ),
    ...webLayers,
    forbid('web-and-cms-apart', 'They speak GraphQL.', { path: '^web/' }, { path: '^cms/src/' }),
    forbid('cms-and-web-apart', 'They speak GraphQL.', { path: '^cms/' }, { path: '^web/' }),
    ...cmsRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|\\.[a-z]+-cases\\.ts$|/generated/|/dist/|/build/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
