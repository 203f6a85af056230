// Builds the admin's browser bundle into dist/build. Strapi loads the whole configuration to do so,
// though nothing secret goes into the bundle: settings that are not there get a placeholder.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// The configuration requires the domain package, which is compiled here.
import './build-server.mjs';

const SECRETS = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  ...['CMS_TOKEN', 'CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET', 'NOTICE_SECRET'],
];
const LOGINS = ['ADMIN', 'EDITOR', 'OWNER'];

const placeholders = Object.fromEntries([
  ...SECRETS.map((name) => [name, `placeholder-for-building-only-${name}`.padEnd(40, '-')]),
  ...LOGINS.map((name) => [`${name}_EMAIL`, `${name.toLowerCase()}@agency.example`]),
  ...LOGINS.map((name) => [`${name}_PASSWORD`, 'placeholder-A7']),
]);

const cms = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const strapi = path.dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));

execFileSync(process.execPath, [path.join(strapi, 'bin/strapi.js'), 'build', '--minify'], {
  cwd: cms,
  stdio: 'inherit',
  env: {
    ...placeholders,
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-old-space-size=3072',
    STRAPI_TELEMETRY_DISABLED: 'true',
  },
});
