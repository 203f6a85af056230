import type { TestCms } from '../boot';
import type { Right } from './addresses';

/** An address of the CMS as its router has it. */
export interface Address {
  method: string;
  path: string;
}

const nothing = 'zzzzzzzzzzzzzzzzzzzzzzzz';

/** What stands in an address for its parts; a type that editors have, and things that are not there. */
const parts: Readonly<Record<string, string>> = {
  ':contentType': 'api::page.page',
  ':model': 'api::page.page',
  ':targetField': 'parent',
  '(.*)': nothing,
  '((?!uploads/).+)': nothing,
};

/** Every method and path that the running CMS answers; `ANY` for what takes all methods. */
export function listAddresses(cms: TestCms): Address[] {
  const layers = cms.strapi.server.listRoutes() as { methods: string[]; path: unknown }[];
  return layers.flatMap(({ methods, path }) => {
    const own = methods.filter((method) => method !== 'HEAD');
    const names = own.includes('PROPFIND') ? ['ANY'] : own;
    return names.map((method) => ({ method, path: String(path) }));
  });
}

/** A request's method and path for an address: without anything there to be harmed. */
export function writeRequest({ method, path }: Address): Address {
  const filled = path.replace(/:\w+|\(.*\)$/g, (part) => {
    if (part === ':model' && path.includes('single-types')) return 'api::header.header';
    // It writes files of the project: never named to somebody who may.
    if (part === ':uid' && path.startsWith('/content-type-builder')) return 'api::none.none';
    // Numbers of rows: PostgreSQL is asked for them as they are written, and Strapi never answers.
    if (part === ':id' && path.startsWith('/upload')) return '0';
    if (part === ':uid') return path.includes('components') ? 'seo.params' : 'api::page.page';
    return parts[part] ?? nothing;
  });
  return { method: method === 'ANY' ? 'POST' : method, path: filled };
}

/** The addresses of a table, one by one. */
export function readTable(table: Record<Right, readonly string[]>): Map<string, Right> {
  const found = new Map<string, Right>();
  for (const [right, lines] of Object.entries(table) as [Right, readonly string[]][]) {
    for (const line of lines) {
      const words = line.split(' ');
      const path = words.pop() ?? '';
      for (const method of words) found.set(`${method} ${path}`, right);
    }
  }
  return found;
}
