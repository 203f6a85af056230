import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  adminLanguages,
  readAdminLanguage,
  type Translated,
} from '../platform/rules/admin-languages';

interface RequestContext {
  method: string;
  path: string;
  type: string;
  body: unknown;
  accepts(...types: string[]): string | false;
  acceptsLanguages(...languages: string[]): string | false;
  set(name: string, value: string): void;
}

interface Folders {
  dirs: { dist: { root: string } };
}

const REFRESH_SECONDS = 5;

const title: Translated = {
  nl: 'Het beheer wordt gebouwd',
  fr: "L'administration est en cours de construction",
  en: 'The admin is being built',
  de: 'Die Verwaltung wird gebaut',
};

const text: Translated = {
  nl: 'Dat duurt één tot twee minuten. Deze pagina wordt vanzelf ververst. Duurt het langer, kijk dan wat npm start meldt.',
  fr: "Cela prend une à deux minutes. Cette page s'actualise toute seule. Si cela dure plus longtemps, regardez ce qu'affiche npm start.",
  en: 'This takes one to two minutes. This page reloads by itself. If it takes longer, look at what npm start says.',
  de: 'Das dauert ein bis zwei Minuten. Diese Seite lädt sich von selbst neu. Dauert es länger, sehen Sie nach, was npm start meldet.',
};

/**
 * Shows a page that the admin is being built, which reloads until it exists: `npm start` builds
 * the admin after the site has started.
 */
export default function adminBuilding(_config: unknown, { strapi }: { strapi: Folders }) {
  const index = path.join(strapi.dirs.dist.root, 'build', 'index.html');
  return async (ctx: RequestContext, next: () => Promise<void>): Promise<void> => {
    if (!isAdminPage(ctx) || existsSync(index)) return next();
    const language = readAdminLanguage(ctx.acceptsLanguages(...adminLanguages));
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    ctx.body = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>${title[language]}</title>
<body style="font-family: system-ui, sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 1rem">
<h1>${title[language]}</h1>
<p role="status">${text[language]}</p>
</html>
`;
  };
}

/** Reports whether the request is a page view; programs request JSON from the same URLs. */
function isAdminPage(ctx: RequestContext): boolean {
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
  return isRead && /^\/admin(\/|$)/.test(ctx.path) && ctx.accepts('json', 'html') === 'html';
}
