type Sources = Readonly<Record<'script' | 'connect' | 'img' | 'frame', string>>;

const tagManager = 'https://www.googletagmanager.com';
const measuring = 'https://*.google-analytics.com https://*.analytics.google.com';
const ads = 'https://www.googleadservices.com https://googleads.g.doubleclick.net';
const google = 'https://www.google.com';
const tagAndMeasuring = `${tagManager} ${measuring}`;
const everyAd = `${tagManager} ${ads} ${google} https://pagead2.googlesyndication.com`;

const sources: Readonly<Record<string, Partial<Sources>>> = {
  tagManager: { script: tagManager, connect: tagAndMeasuring, img: tagAndMeasuring },
  analytics: { script: tagManager, connect: tagAndMeasuring, img: tagAndMeasuring },
  ads: {
    script: `${tagManager} ${ads} ${google}`,
    connect: everyAd,
    img: everyAd,
    frame: `${tagManager} https://td.doubleclick.net`,
  },
  socialPixel: {
    script: 'https://connect.facebook.net',
    connect: 'https://www.facebook.com https://connect.facebook.net',
    img: 'https://www.facebook.com',
  },
};

/**
 * Lists the hosts of the named services for a page's policy; unknown names are ignored. Consent in
 * the browser decides what is loaded.
 */
export function listThirdPartySources(names = ''): Sources {
  const found = names.split(' ').flatMap((name) => sources[name] ?? []);
  const join = (kind: keyof Sources) => {
    const hosts = new Set(found.flatMap((service) => service[kind]?.split(' ') ?? []));
    return [...hosts].map((host) => ` ${host}`).join('');
  };
  return {
    script: join('script'),
    connect: join('connect'),
    img: join('img'),
    frame: join('frame'),
  };
}
