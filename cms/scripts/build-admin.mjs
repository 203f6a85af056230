// Builds the admin bundle to dist/build like `strapi build`, without the type check (`npm run
// types`), which takes a third of the time and requires development packages. Replaces the
// bundle when it is complete, as a CMS may be running. Strapi loads the whole configuration for
// a build, although no secrets are included in the bundle: missing settings get placeholders.
import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// The configuration requires the compiled domain package.
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
Object.assign(process.env, {
  ...placeholders,
  ...process.env,
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
});

const cms = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(cms);
const require = createRequire(import.meta.url);
const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
const load = (name) => require(path.join(strapi, 'dist/src/node', name));

const logger = {
  debug: () => undefined,
  info: console.log,
  warn: console.warn,
  error: console.error,
};
const context = await load('create-build-context.js').createBuildContext({
  cwd: cms,
  logger,
  tsconfig: { config: { options: { outDir: path.join(cms, 'dist') } } },
  options: { minify: true, sourcemap: false },
});
const unfinished = path.join(cms, 'dist/build-unfinished');
rmSync(unfinished, { recursive: true, force: true });
await load('staticFiles.js').writeStaticClientFiles(context);
await load('vite/build.js').build({ ...context, distDir: path.relative(cms, unfinished) });
rmSync(context.distPath, { recursive: true, force: true });
renameSync(unfinished, context.distPath);
// The loaded configuration keeps timers.
process.exit();
