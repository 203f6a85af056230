/**
 * Kinds of screens and parts with their own styles, each with its entry modules or folders of
 * `app/`; their imports determine the rest (docs/decisions/0127).
 */
export const screenKinds = {
  form: ['form/view/form-block.tsx', 'form/view/form.tsx'],
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
  home: [
    'blocks/quick-search/view.tsx',
    'features/search/quick-search/quick-search-input.tsx',
    'blocks/banner/street.tsx',
  ],
  /** Blocks that editors use on home and on their own pages. */
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
 * Parts that a kind of screen renders only in the browser. Their styles are loaded with their
 * script; styles that the server uses on other screens are also in this kind's sheet.
 */
const browserParts: Readonly<Partial<Record<ScreenKind, string>>> = {
  home: 'features/search/quick-search/quick-search-combobox.tsx',
  list: 'features/map/list/live-list-map.tsx',
  listing: 'catalogue/listing/media/lightbox.tsx',
  map: 'features/map/frame/frame-map.tsx',
  shortlist: 'features/shortlist/own-list.tsx',
};

/** Routes that React runs in the browser, where the server cannot track styles. */
export const hydratedRoutes: Readonly<Record<string, ScreenKind[]>> = {
  'routes/login/route.tsx': ['login', 'form', 'fields'],
  'routes/mail-link/route.tsx': ['login', 'form', 'fields'],
  'routes/owner/route.tsx': ['portal', 'form', 'fields'],
};

const kinds = Object.keys(screenKinds) as ScreenKind[];
/** Screens that may contain blocks, and those that have a form at most. */
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
 * Lists the combinations with a style sheet. Any other page gets the smallest one that contains all
 * its kinds.
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

export function toMask(some: readonly ScreenKind[]): number {
  return some.reduce((mask, kind) => mask | (1 << kinds.indexOf(kind)), 0);
}

export function listStarts(): string[] {
  return kinds.flatMap((kind) => [...screenKinds[kind], ...listBrowserParts(kind)]);
}

export function listBrowserParts(kind: ScreenKind): string[] {
  const part = browserParts[kind];
  return part ? [part] : [];
}

export function findKind(id: string): ScreenKind | undefined {
  return kinds.find((kind) =>
    screenKinds[kind].some((path) => (path.endsWith('/') ? id.startsWith(path) : id === path)),
  );
}
