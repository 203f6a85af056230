import type { FooterView } from './layout-view';

export function buildFooter(overrides: Partial<FooterView> = {}): FooterView {
  return {
    tagline: 'Property in Brussels',
    blocks: [
      {
        id: '1',
        title: 'Find',
        introHtml: '<p>Since 1998.</p>',
        html: '<ul><li><a href="/en/for-sale/">For sale</a></li></ul>',
        picture: null,
        columns: { sm: 12, md: 6, lg: 4 },
      },
    ],
    legal: [{ label: 'VAT number', text: 'BE 0999', href: null }],
    links: [{ label: 'Disclaimer', href: '/en/disclaimer/' }],
    copyright: '© 2026 Corbelle',
    newsletter: {
      title: 'Newsletter',
      text: 'Once a month.',
      action: '/en/forms/newsletter/',
      label: 'Email',
      beginName: 'begin',
      submitLabel: 'Subscribe',
    },
    ...overrides,
  };
}
