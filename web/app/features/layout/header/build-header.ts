import type { HeaderView } from '../layout-view';

export function buildHeader(overrides: Partial<HeaderView> = {}): HeaderView {
  const leaf = { below: [], current: null, children: [] };
  const menu = [
    { id: 'sale', label: 'For sale', href: '/en/for-sale/', ...leaf },
    {
      id: 'services',
      label: 'Services',
      href: '/en/services/',
      below: [],
      current: 'page' as const,
      children: [{ id: 'letting', label: 'Letting', href: '/en/letting/', ...leaf }],
    },
  ];
  return {
    agencyName: 'Corbelle',
    homeHref: '/en/',
    logo: null,
    isFixed: false,
    appBar: true,
    menu,
    drawer: menu,
    leftLinks: [],
    rightLinks: [{ label: 'Owners', href: '/en/login/', icon: 'user', colour: null }],
    phone: { text: '02 512 47 80', href: 'tel:+3225124780' },
    freeEvaluation: { label: 'Free valuation', href: '/en/contact-demand/' },
    search: null,
    favouritesHref: '/en/favourites/',
    ...overrides,
  };
}
