import type { PageContentFragment, PageModuleFragment } from '../cms/generated/graphql';

/** A rich text in the main column. */
export function buildPageModule(overrides: Partial<PageModuleFragment> = {}): PageModuleFragment {
  return {
    key: 'text',
    title: 'A text',
    description: null,
    position: 'main',
    span: 'content',
    sort: 0,
    columnsSm: 12,
    columnsMd: 12,
    columnsLg: 12,
    view: 'standard',
    cssClass: null,
    active: true,
    itemsPerRow: 3,
    maxItems: 4,
    image: null,
    blocks: [{ __typename: 'ComponentModuleRichText', body: buildText('Words') }],
    ...overrides,
  };
}

export function buildPageContent(
  overrides: Partial<PageContentFragment> = {},
): PageContentFragment {
  return {
    key: 'about',
    title: 'About us',
    description: 'Who we are',
    breadcrumb: false,
    fixedMenu: false,
    ownOrder: null,
    content: null,
    css: null,
    image: null,
    logo: null,
    banner: null,
    seo: null,
    modules: [],
    ...overrides,
  };
}

/** Returns one paragraph in the format of Strapi's blocks. */
export function buildText(text: string): object[] {
  return [{ type: 'paragraph', children: [{ type: 'text', text }] }];
}
