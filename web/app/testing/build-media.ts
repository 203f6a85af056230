import type { MediaFragment } from '../cms/generated/graphql';

export function buildMedia(overrides: Partial<MediaFragment> = {}): MediaFragment {
  const src = `/uploads/${overrides.url ?? 'house.jpg'}`.replace(/\.\w+$/, '');
  return {
    url: `${src}.jpg`,
    width: 1360,
    height: 907,
    alternativeText: null,
    mime: 'image/jpeg',
    picture: {
      src,
      width: 1360,
      height: 907,
      widths: [400, 600, 1360],
      share: null,
      alt: 'A house',
      kind: null,
      mark: null,
      focus: null,
    },
    ...overrides,
  };
}
