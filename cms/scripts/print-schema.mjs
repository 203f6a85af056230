// Writes the GraphQL contract to cms/schema.graphql. Loads Strapi on a temporary database, without
// a server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './build-server.mjs';

const cmsDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(cmsDir, 'schema.graphql');
const require = createRequire(import.meta.url);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cms-schema-'));
mkdirSync(path.join(dataDir, 'public/uploads'), { recursive: true });

const secret = 'only-for-printing-the-schema-0123456789';
Object.assign(process.env, {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  DATABASE_CLIENT: 'sqlite',
  DATABASE_FILENAME: path.join(dataDir, 'cms.sqlite'),
  CMS_PREVIEW_TOKEN: `${secret}-preview`,
});
for (const name of ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT']) {
  process.env[name] = secret;
}
for (const name of ['ENCRYPTION_KEY', 'CMS_TOKEN', 'PREVIEW_SECRET', 'NOTICE_SECRET']) {
  process.env[name] = secret;
}
for (const name of ['ADMIN', 'EDITOR', 'OWNER']) {
  process.env[`${name}_EMAIL`] = `${name.toLowerCase()}@corbelle.example`;
  process.env[`${name}_PASSWORD`] = secret;
}

const { createStrapi } = require('@strapi/strapi');
const { lexicographicSortSchema, printSchema } = require('graphql');

const strapi = createStrapi({
  appDir: cmsDir,
  distDir: path.join(cmsDir, 'dist'),
  serveAdminPanel: false,
});
await strapi.register();
const schema = strapi.plugin('graphql').service('content-api').buildSchema();
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
rmSync(dataDir, { recursive: true, force: true });

writeFileSync(target, printed);
process.exit(0);
