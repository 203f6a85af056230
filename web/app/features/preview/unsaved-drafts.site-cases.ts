import { beforeAll, expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { createPreviewBrowser, readPreviewCookie } from '../../testing/preview-browser';
import { parseDocument, textOf } from '../../testing/read-document';

const page = '/nl/preview/schatting/';
const block = 'valuation-steps';
let count = 0;

function writeFields(fields: object): string {
  const version = `site-cases-${String((count += 1)).padStart(8, '0')}`;
  return JSON.stringify({ version, page: {}, modules: {}, ...fields });
}

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

/** Unsaved fields in previews; these cases save nothing. */
export function testUnsavedDrafts(site: () => TestSite): void {
  const { open, cookie, read, start } = createPreviewBrowser(site);
  let path = page;

  beforeAll(async () => {
    await start();
    path = (await open({ key: 'contact-demand' })).headers.get('Location') ?? '';
  });

  const send = (body: string, headers: Record<string, string> = { Cookie: cookie() }) =>
    site().post(path, body, { 'Content-Type': 'application/json', ...headers });

  async function draw(fields: object): Promise<Document> {
    const answer = await send(writeFields(fields));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Cache-Tags')).toBeNull();
    return parseDocument(await answer.text());
  }

  test('EDIT-10 unsaved fields are shown by the site itself, in the part of the page alone', async () => {
    const drawn = await draw({
      page: { banner: { title: 'Getypt op de banner' } },
      modules: {
        [block]: {
          title: 'Getypte titel',
          block: { ComponentModuleRichText: { body: paragraph('Bel {phone}') } },
        },
      },
    });
    expect(textOf(drawn, 'main h1')).toBe('Getypt op de banner');
    const section = `[data-edit="module/${block}"]`;
    expect(textOf(drawn, `${section} h2`)).toBe('Getypte titel');
    expect(drawn.querySelector(`${section} p a[href^="tel:"]`)).not.toBeNull();
    expect(drawn.querySelector('header nav, footer, [data-preview]')).toBeNull();
    // Fields that are as they were saved are drawn as in the preview.
    const saved = await read(path);
    const plain = await draw({});
    expect(plain.querySelector('main')?.innerHTML).toBe(saved.querySelector('main')?.innerHTML);
  });

  test('EDIT-10 nothing unsaved reaches anybody else', async () => {
    const word = 'Alleen voor mijn ogen';
    const typed = { page: { banner: { title: word } }, modules: { [block]: { title: word } } };
    expect((await draw(typed)).body.textContent).toContain(word);
    const publicPath = path.replace('/preview', '');
    expect(await site().read(publicPath)).not.toContain(word);
    expect((await read(path)).body.textContent).not.toContain(word);
    // Another editor, and the same one with the same version.
    const again = await send(writeFields({}));
    expect(await again.text()).not.toContain(word);
  });

  test('EDIT-10 the order of the blocks is that of the form', async () => {
    const kinds = (drawn: Document) =>
      [...drawn.querySelectorAll('[data-module]')].map((one) => one.getAttribute('data-edit'));
    const saved = kinds(await draw({}));
    expect(saved.length).toBeGreaterThan(1);
    const keys = saved.map((mark) => mark?.replace('module/', '') ?? '').reverse();
    expect(kinds(await draw({ page: { modules: keys, ownOrder: true } }))).toEqual(
      [...saved].reverse(),
    );
    const hidden = { [keys[0] ?? '']: { active: false } };
    expect(kinds(await draw({ modules: hidden }))).toHaveLength(saved.length - 1);
  });

  test('EDIT-10 without a preview of drafts nothing is drawn', async () => {
    const body = writeFields({ page: { title: 'Getypt' } });
    const published = readPreviewCookie(await open({ status: 'PUBLISHED' }));
    for (const [sent, status] of [
      ['', 401],
      ['site_preview=x', 401],
      [cookie().replace(/^site_preview=./, 'site_preview=z'), 401],
      [published, 400],
    ] as const) {
      const answer = await send(body, { Cookie: sent });
      expect([sent, answer.status]).toEqual([sent, status]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(await answer.text()).not.toContain('Getypt');
    }
  });

  test.each([
    ['no JSON', '{"page":'],
    ['no fields', '{}'],
    ['null', 'null'],
    ['markup in place of a text', writeFields({ page: { title: { __html: '<b>' } } })],
    ['an unknown block', writeFields({ modules: { [block]: { position: 'nowhere' } } })],
  ])('EDIT-10 %s is refused', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('EDIT-10 hostile fields stay text', async () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const link = {
      type: 'link',
      url: 'javascript:alert(1)',
      children: [{ type: 'text', text: 'l' }],
    };
    const drawn = await draw({
      page: { banner: { title: attack } },
      modules: {
        [block]: {
          title: attack,
          description: attack,
          block: {
            ComponentModuleRichText: {
              body: [
                ...paragraph(attack),
                { type: 'paragraph', children: [link, { type: 'script', children: [] }] },
                { type: 'html', html: attack },
              ],
            },
          },
        },
      },
    });
    expect(textOf(drawn, 'main h1')).toBe(attack);
    expect(
      drawn.querySelector('main script:not([type="application/json"]), main [onerror]'),
    ).toBeNull();
    expect(drawn.querySelector('main [href^="javascript:" i]')).toBeNull();
  });

  test('EDIT-10 marks are in previews of drafts alone, and leave public pages as they are', async () => {
    const paths = ['/nl/', '/fr/', path.replace('/preview', ''), '/nl/te-koop/'];
    const readAll = async () => {
      site().forget();
      const pages = await Promise.all(paths.map((one) => site().read(one)));
      // React numbers ids by rendering.
      return pages.map((html) => html.replace(/:[a-zA-Z0-9]+:/g, ':id:'));
    };
    const before = await readAll();
    for (const html of before) expect(html).not.toContain('data-edit');
    for (const one of paths) {
      const preview = await read(one.replace(/^\/(\w\w)\//, '/$1/preview/'));
      expect(preview.querySelectorAll('main [data-edit]').length).toBeGreaterThan(0);
    }
    expect(await readAll()).toEqual(before);
    const published = readPreviewCookie(await open({ status: 'PUBLISHED' }));
    const shown = await site().get('/nl/preview/', { Cookie: published });
    expect(await shown.text()).not.toContain('data-edit');
  });

  test('EDIT-10 a mark names type, key and field', async () => {
    const marks = (document: Document) =>
      [...document.querySelectorAll('main [data-edit]')].map((one) =>
        one.getAttribute('data-edit'),
      );
    expect(marks(await read(path))).toEqual(
      expect.arrayContaining([
        'page/contact-demand/banner.title',
        `module/${block}`,
        `module/${block}/title`,
        `module/${block}/blocks.0.body`,
      ]),
    );
  });
}
