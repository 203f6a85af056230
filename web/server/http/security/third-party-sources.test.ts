import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, listThirdPartySources } from './security-headers';

const site = { siteUrl: 'https://site.example', cmsUrl: 'https://cms.example' };

test('CONSENT-4 without an id the policy names no host of a service', () => {
  const policy = buildContentSecurityPolicy(site);
  expect(policy).not.toMatch(/google|facebook|doubleclick|connect-src/);
  expect(listThirdPartySources('constructor __proto__ nothing')).toEqual(listThirdPartySources());
});

test.each([
  ['tagManager', ['www.googletagmanager.com'], ['facebook', 'googleadservices']],
  ['analytics', ['www.googletagmanager.com'], ['facebook', 'googleadservices']],
  ['ads', ['www.googletagmanager.com', 'www.googleadservices.com'], ['facebook']],
  ['socialPixel', ['connect.facebook.net'], ['google']],
])(
  'CONSENT-4 with an id of %s the policy allows its scripts and no others',
  (name, hosts, others) => {
    const policy = buildContentSecurityPolicy(site, { thirdParties: name });
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    for (const host of hosts) expect(scripts).toContain(`https://${host}`);
    for (const other of others) expect(policy).not.toContain(other);
    expect(policy).toMatch(/connect-src 'self' https:/);
  },
);

test('CONSENT-4 a host that two services share stands once', () => {
  const { script } = listThirdPartySources('tagManager analytics ads');
  expect(script.match(/googletagmanager/g)).toHaveLength(1);
});
