// Loads the compiled CMS in this process. Plain JavaScript: a TypeScript loader would interfere
// with Strapi's compiled settings.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const appDir = fileURLToPath(new URL('../cms', import.meta.url));
const distDir = path.join(appDir, 'dist');

/** Loads a module of the compiled CMS, or one of its dependencies. */
export const load = createRequire(path.join(appDir, 'package.json'));

const { createStrapi } = load('@strapi/strapi');

export const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false }).load();
