import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings as cmsSettings } from '../cms/src/platform/process/env.ts';
import { settings as siteSettings } from '../web/server/env-schema.ts';
import { root } from './run.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true });
const settings = { cms: cmsSettings, site: siteSettings };

/** Settings of commands and of docker-compose.yml itself, which neither CMS nor site read. */
const ofCompose = [
  'POSTGRES_PASSWORD',
  'SITE_DOMAIN',
  'ADMIN_DOMAIN',
  'AGENCY_VERSION',
  'ENTRY_IPV6',
];
/** Settings fixed by docker-compose.yml, which .env cannot change. */
const fixed = [
  ...['SITE_HOST', 'SITE_PORT', 'CMS_HOST', 'CMS_PORT', 'CMS_URL', 'SITE_NOTICE_URLS', 'NODE_ENV'],
  ...['DATA_DIR', 'SEED_DIR', 'FEED_FOLDER', 'ASSETS_DIR', 'TRUST_PROXY', 'REDIS_URL'],
  ...['DATABASE_CLIENT', 'DATABASE_FILENAME', 'DATABASE_URL', 'METRICS_HOST'],
];

describe('OPS-4: the table of settings in docs/operations.md', () => {
  const documented = listDocumented();

  test.each(['cms', 'site'])('has every setting of the %s', (half) => {
    expect(settings[half].filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('has the settings of docker-compose.yml and no others', () => {
    const known = [...settings.cms, ...settings.site, ...ofCompose];
    // Aliases of settings that a CMS passes on to the site, and settings named by feeds.
    expect(documented.filter((name) => !known.includes(name))).toEqual(['FEED_{KEY}_{NAME}']);
  });
});

describe('OPS-4: docker-compose.yml', () => {
  test.each(['cms-1', 'cms-2'])('gives all of .env to %s', (name) => {
    expect(services[name].env_file).toEqual(['.env']);
    const own = { 'cms-2': ['SEED_ON_EMPTY'] }[name] ?? [];
    const deaf = settings.cms.filter((setting) => {
      const given = services[name].environment[setting];
      return given !== undefined && !`${given}`.includes(`\${${setting}`);
    });
    expect(deaf.filter((setting) => !own.includes(setting)).sort()).toEqual(
      fixed.filter((setting) => settings.cms.includes(setting)).sort(),
    );
  });

  test.each(['site-1', 'site-2'])('gives every setting of the site to %s', (name) => {
    const { environment } = services[name];
    const missing = settings.site.filter((setting) => {
      return !fixed.includes(setting) && !`${environment[setting]}`.includes(`\${${setting}`);
    });
    expect(missing).toEqual([]);
  });

  test('passes no setting that neither half reads', () => {
    const known = [...settings.cms, 'PGPASSWORD'];
    const named = (name) => Object.keys(services[name].environment);
    expect(named('cms-1').filter((name) => !known.includes(name))).toEqual([]);
    expect(named('site-1').filter((name) => !settings.site.includes(name))).toEqual([]);
  });

  test('writes no password into an address', () => {
    const values = Object.values(services).flatMap(({ environment }) =>
      Object.values(environment ?? {}),
    );
    expect(values.filter((value) => /:\/\/.*PASSWORD/.test(value))).toEqual([]);
  });

  test.each(Object.keys(services))('hardens %s', (name) => {
    const { cap_drop, security_opt, pids_limit, read_only, mem_limit } = services[name];
    expect({ cap_drop, security_opt, read_only }).toEqual({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
    });
    expect(pids_limit).toBeGreaterThan(0);
    expect(mem_limit).toMatch(/^\d+[mg]$/);
  });

  test('keeps database and Redis away from the proxy', () => {
    const { caddy, postgres, redis } = services;
    const met = ({ networks }) => networks.filter((name) => caddy.networks.includes(name));
    expect([met(postgres), met(redis)]).toEqual([[], []]);
  });

  test('has the version of PostgreSQL whose pg_dump is in the image of the CMS', () => {
    const [, server] = /^postgres:([\d.]+)/.exec(services.postgres.image);
    expect(read('cms/Dockerfile')).toContain(`POSTGRES_IMAGE=postgres:${server}-`);
  });
});

function listDocumented() {
  const [, chapter] = read('docs/operations.md').split(/^## Settings$/m);
  const rows = chapter.split(/^## /m)[0].match(/^\| `.*$/gm);
  return rows.flatMap((row) => row.split('|')[1].match(/[A-Z][\w{}]+/g));
}
