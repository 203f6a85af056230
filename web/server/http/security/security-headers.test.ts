import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildSecurityHeaders } from './security-headers';

const settings = { siteUrl: 'http://site.test', cmsUrl: 'http://cms.test' };

test('the policy allows no inline script, and HTML only from the policy of the site’s scripts', () => {
  const policy = buildContentSecurityPolicy(settings);
  expect(policy).toContain("; script-src 'self';");
  expect(policy).toContain("; style-src 'self';");
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types rendered-by-site;");
});

test('the policy names the hash of an editor’s CSS and the nonce of a page that React runs', () => {
  expect(buildContentSecurityPolicy(settings, { styleHash: 'abc=' })).toContain(
    "; style-src 'self' 'sha256-abc=';",
  );
  const hydrated = buildContentSecurityPolicy(settings, { scriptNonce: 'xyz=' });
  expect(hydrated).toContain("; script-src 'self' 'nonce-xyz=';");
  expect(hydrated).not.toContain('trusted-types');
});

test.each([{ writesHtml: true }, { thirdParties: 'tagManager' }])(
  'the scripts of others write HTML as they like: %j',
  (page) => {
    expect(buildContentSecurityPolicy(settings, page)).not.toContain('trusted-types');
  },
);

test('the policy names the media host, and the CMS as a frame only for previews', () => {
  const media = { ...settings, mediaUrl: 'https://media.test' };
  expect(buildContentSecurityPolicy(media)).toContain("img-src 'self' data: https://media.test;");
  expect(buildContentSecurityPolicy(settings)).toContain("frame-ancestors 'self';");
  expect(buildContentSecurityPolicy(settings, { isFramedByCms: true })).toContain(
    "frame-ancestors 'self' http://cms.test;",
  );
});

test('RULE-8 the policy names the map’s tiles, and two players of videos as frames', () => {
  const policy = buildContentSecurityPolicy(settings, { mapTiles: 'https://*.tiles.test' });
  expect(policy).toContain("img-src 'self' data: https://*.tiles.test;");
  expect(policy).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
});

test('RULE-8 the policy names the hosts of tours and street view as frames', () => {
  const frameHosts = 'https://tours.test https://*.tours.test';
  expect(buildContentSecurityPolicy(settings, { frameHosts })).toMatch(
    /frame-src 'self' [^;]* https:\/\/tours\.test https:\/\/\*\.tours\.test;/,
  );
});

test('https alone is enforced where the site has it', () => {
  const secure = { ...settings, siteUrl: 'https://site.test' };
  expect(buildSecurityHeaders(secure)).toHaveProperty('Strict-Transport-Security');
  expect(buildSecurityHeaders(settings)).not.toHaveProperty('Strict-Transport-Security');
  expect(buildContentSecurityPolicy(secure)).toContain('upgrade-insecure-requests');
  expect(buildContentSecurityPolicy(settings)).not.toContain('upgrade-insecure-requests');
});
