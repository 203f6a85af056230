/**
 * The kinds of screens and parts that have styles of their own, each with the modules (or folders)
 * of `app/` that it begins with; what else it needs follows from their imports
 * (docs/decisions/0127).
 */
export const screenKinds = {
  form: ['form/view/form-block.tsx', 'form/view/form.tsx'],
  /** Fields that few forms have. */
  fields: [
    'form/view/controls/day-choice.tsx',
    'form/view/controls/file-input.tsx',
    'form/view/controls/password-input.tsx',
    'form/view/controls/place-choice.tsx',
  ],
  page: ['screens/page/view.tsx', 'blocks/module-list.tsx'],
  list: [
    'features/search/list/listing-list.tsx',
    'features/map/list/list-map.tsx',
    'screens/landing/view.tsx',
  ],
  /** What home begins with, and few other pages. */
  home: [
    'blocks/quick-search/view.tsx',
    'features/search/quick-search/quick-search-input.tsx',
    'blocks/banner/street.tsx',
  ],
  /** What editors put on home and on pages of their own. */
  blocks: [
    'blocks/projects/view.tsx',
    'blocks/articles/view.tsx',
    'blocks/testimonials/view.tsx',
    'blocks/kept-data/view.tsx',
    'blocks/banner/view.tsx',
    'blocks/contact-form/view.tsx',
    'blocks/map/view.tsx',
  ],
  article: [
    'screens/article/view.tsx',
    'screens/category/view.tsx',
    'screens/testimonial/view.tsx',
    'screens/testimonials/view.tsx',
  ],
  project: ['screens/project/view.tsx'],
  team: ['screens/team/view.tsx', 'catalogue/team/team-overview.tsx'],
  shortlist: ['screens/favourites/view.tsx', 'screens/compare/view.tsx'],
  cookies: ['screens/cookies/view.tsx'],
  formScreen: ['screens/form/view.tsx'],
  thanks: ['screens/thanks/view.tsx'],
  listing: ['routes/listing/route.tsx'],
  map: ['routes/map-frame/route.tsx'],
  login: ['routes/login/route.tsx', 'routes/mail-link/route.tsx'],
  portal: ['routes/owner/'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ScreenKind = keyof typeof screenKinds;

/**
 * What a kind of screen draws in the browser alone. Its styles come with its script, except those that
 * the server draws on other screens: these are in the sheet of this one, too.
 */
const browserParts: Readonly<Partial<Record<ScreenKind, string>>> = {
  home: 'features/search/quick-search/quick-search-combobox.tsx',
  list: 'features/map/list/live-list-map.tsx',
  listing: 'catalogue/listing/media/lightbox.tsx',
  map: 'features/map/frame/frame-map.tsx',
  shortlist: 'features/shortlist/own-list.tsx',
};

/** The routes that React runs in the browser, where no server knows what is drawn next. */
export const hydratedRoutes: Readonly<Record<string, ScreenKind[]>> = {
  'routes/login/route.tsx': ['login', 'form', 'fields'],
  'routes/mail-link/route.tsx': ['login', 'form', 'fields'],
  'routes/owner/route.tsx': ['portal', 'form', 'fields'],
};

const kinds = Object.keys(screenKinds) as ScreenKind[];
/** Screens that may have parts of pages, and those that have a form at most. */
const screens: ScreenKind[] = [
  'article',
  'project',
  'team',
  'shortlist',
  'cookies',
  'formScreen',
  'thanks',
];
const lonelyScreens: ScreenKind[] = ['listing', 'map'];
const forms: ScreenKind[][] = [[], ['form'], ['form', 'fields']];
const pages: ScreenKind[][] = [
  [],
  ['page'],
  ['page', 'list'],
  ['page', 'blocks'],
  ['page', 'blocks', 'home'],
];

/**
 * Those of which a sheet is made. A page that consists of others gets the smallest that has all of
 * them.
 */
export function listCombinations(): ScreenKind[][] {
  const whole: ScreenKind[] = ['page', 'list', 'blocks', 'home'];
  return [
    ...cross(forms, [...pages, whole]),
    ...cross([[], ['form', 'fields']], [[], ['page', 'blocks'], whole], screens),
    ...cross(forms, [[]], lonelyScreens),
    kinds,
  ];
}

function cross(some: ScreenKind[][], others: ScreenKind[][], one?: ScreenKind[]): ScreenKind[][] {
  const last = one?.map((kind) => [kind]) ?? [[]];
  return some.flatMap((a) => others.flatMap((b) => last.map((c) => [...a, ...b, ...c])));
}

export function nameSheet(some: readonly ScreenKind[]): string {
  if (some.length === 0) return 'site';
  return some.length === kinds.length ? 'all' : some.join('-');
}

/** Kinds as a number, in which each has its bit. */
export function toMask(some: readonly ScreenKind[]): number {
  return some.reduce((mask, kind) => mask | (1 << kinds.indexOf(kind)), 0);
}

/** The modules and folders that kinds begin with. */
export function listStarts(): string[] {
  return kinds.flatMap((kind) => [...screenKinds[kind], ...listBrowserParts(kind)]);
}

/** What a kind of screen draws in the browser alone. */
export function listBrowserParts(kind: ScreenKind): string[] {
  const part = browserParts[kind];
  return part ? [part] : [];
}

/** The kind that begins with a module of `app/`. */
export function findKind(id: string): ScreenKind | undefined {
  return kinds.find((kind) =>
    screenKinds[kind].some((path) => (path.endsWith('/') ? id.startsWith(path) : id === path)),
  );
}
