import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildSecurityHeaders } from './security-headers';

const settings = { siteUrl: 'http://site.test', cmsUrl: 'http://cms.test' };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows the inline scripts and styles of the page and no others', () => {
  const policy = buildContentSecurityPolicy(
    `<style>a{}</style><script>one()</script><script type="module">two()</script>
     <script src="/assets/x.js"></script><script type="application/ld+json">{}</script>
     <script>one()</script><SCRIPT async>\nthree()\n</SCRIPT>`,
    settings,
  );
  expect(policy).toContain(
    `script-src 'self' ${hash('one()')} ${hash('two()')} ${hash('\nthree()\n')};`,
  );
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toContain(hash('{}'));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the policy names the media host, and the CMS as a frame only for previews', () => {
  const media = { ...settings, mediaUrl: 'https://media.test' };
  expect(buildContentSecurityPolicy('', media)).toContain(
    "img-src 'self' data: https://media.test;",
  );
  expect(buildContentSecurityPolicy('', settings)).toContain("frame-ancestors 'self';");
  expect(buildContentSecurityPolicy('', settings, true)).toContain(
    "frame-ancestors 'self' http://cms.test;",
  );
});

test('RULE-8 the policy names the map’s tiles, and two players of videos as frames', () => {
  const policy = buildContentSecurityPolicy('', { ...settings, mapTiles: 'https://*.tiles.test' });
  expect(policy).toContain("img-src 'self' data: https://*.tiles.test;");
  expect(policy).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
  );
});

test('RULE-8 the policy names the hosts of tours and street view as frames', () => {
  const frameHosts = 'https://tours.test https://*.tours.test';
  expect(buildContentSecurityPolicy('', { ...settings, frameHosts })).toMatch(
    /frame-src 'self' [^;]* https:\/\/tours\.test https:\/\/\*\.tours\.test;/,
  );
});

test('https alone is enforced where the site has it', () => {
  const secure = { ...settings, siteUrl: 'https://site.test' };
  expect(buildSecurityHeaders(secure)).toHaveProperty('Strict-Transport-Security');
  expect(buildSecurityHeaders(settings)).not.toHaveProperty('Strict-Transport-Security');
  expect(buildContentSecurityPolicy('', secure)).toContain('upgrade-insecure-requests');
  expect(buildContentSecurityPolicy('', settings)).not.toContain('upgrade-insecure-requests');
});
