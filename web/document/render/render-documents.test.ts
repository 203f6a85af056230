import type { EntryContext, ServerBuild } from '@remix-run/node';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDocumentRenderer, type RenderDocument } from './render-documents';

type ServerRoute = ServerBuild['routes'][string];

const page = () => null;
const handleError = vi.fn();
let render: RenderDocument;
const drawn = vi.fn(
  (_request: Request, status: number, headers: Headers, context: EntryContext) => {
    const { matches, loaderData } = context.staticHandlerContext;
    const ids = matches.map(({ route }) => route.id);
    return new Response(JSON.stringify({ ids, loaderData }), { status, headers });
  },
);

beforeEach(() => {
  vi.clearAllMocks();
  render = createDocumentRenderer(build);
});

const build: ServerBuild = {
  mode: 'test',
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  entry: { module: { default: drawn, handleError } },
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  routes: {
    root: route('root', undefined, '', { ErrorBoundary: page }),
    layout: route('layout', 'root', ':lang/preview?', {
      loader: ({ params }: { params: object }) => ({ params }),
      headers: () => ({ 'X-Layout': 'yes' }),
    }),
    consent: resource('consent', 'consent', 'data'),
    feed: resource('feed', 'feed/:goal.xml', 'feed'),
    house: resource('house', 'open-house/:listing/:house.ics', 'file'),
    login: route('login', 'layout', 'login', { handle: { isHydrated: true } }),
    listing: route('listing', 'layout', ':goal/:city'),
    failing: route('failing', 'layout', 'failing', {
      loader: () => {
        throw new Error('away');
      },
    }),
    page: route('page', 'layout', '*', {
      headers: ({ parentHeaders }: { parentHeaders: Headers }) => parentHeaders,
    }),
  },
};

function route(id: string, parentId: string | undefined, path: string, module: object = {}) {
  return { id, parentId, path, module: { default: page, ...module } };
}

/** A route without a component, for which Remix's type asks all the same. */
function resource(id: string, path: string, answer: string): ServerRoute {
  const module: Partial<ServerRoute['module']> = { loader: () => answer };
  return { id, parentId: 'layout', path, module: module as ServerRoute['module'] };
}

async function open(path: string, init: RequestInit = {}) {
  const answer = await render(new Request(`http://site.test${path}`, init), {});
  return answer && ((await answer.json()) as { ids: string[]; loaderData: object });
}

test.each([
  ['/nl/something/', ['root', 'layout', 'page']],
  ['/nl/preview/something/', ['root', 'layout', 'page']],
  ['/nl/sale/brussels/', ['root', 'layout', 'listing']],
  ['/nl/one/two/three/', ['root', 'layout', 'page']],
])('%s is drawn of the routes that it leads through', async (path, ids) => {
  expect(await open(path)).toMatchObject({ ids });
});

test('an address of the same shape has its own parameters, and the headers of its layout', async () => {
  await open('/nl/sale/brussels/');
  expect(await open('/fr/rent/elsene/')).toMatchObject({
    loaderData: { layout: { params: { lang: 'fr', goal: 'rent', city: 'elsene' } } },
  });
  const answer = await render(new Request('http://site.test/nl/page/'), {});
  expect([answer?.status, answer?.headers.get('X-Layout')]).toEqual([200, 'yes']);
});

test.each([
  ...['/nl/consent/', '/nl/CONSENT/', '/nl/%63onsent/', '/nl/feed/sale.xml', '/nl/login/'],
  '/nl/open-house/1/2.ics',
])(
  'Remix answers %s, also after pages of the same length, and the pages after it are drawn',
  async (path) => {
    expect(await open('/nl/page/')).not.toBeNull();
    expect(await open('/nl/open-house/1/nothing/')).not.toBeNull();
    expect(await open(path)).toBeNull();
    expect(await open('/nl/page/')).not.toBeNull();
  },
);

test.each([
  ['/nl/page/', { method: 'POST', body: 'a=b' }],
  ['/nl/page.data', {}],
  ['/__manifest?p=%2Fnl%2Flogin&version=1', {}],
  ['/nl/page/?_data=page', {}],
])('Remix answers what is no document: %s %j', async (path, init) => {
  expect(await open(path, init)).toBeNull();
});

test('an address that cannot be decoded is a page', async () => {
  expect(await open('/nl/%E0%A4%A/')).toMatchObject({ ids: ['root', 'layout', 'page'] });
});

test('what a loader throws is logged and drawn; a page that cannot be drawn is left to Remix', async () => {
  expect(await open('/nl/failing/')).not.toBeNull();
  expect(handleError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'away' }),
    expect.anything(),
  );
  drawn.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  expect(await open('/nl/page/')).toBeNull();
});
