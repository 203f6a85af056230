import type { TestCms } from '../boot';
import type { Right } from './addresses';

export interface Address {
  method: string;
  path: string;
}

const nothing = 'zzzzzzzzzzzzzzzzzzzzzzzz';

/** Values for parameters in URLs: a type that editors may use, and ids that do not exist. */
const parts: Readonly<Record<string, string>> = {
  ':contentType': 'api::page.page',
  ':model': 'api::page.page',
  ':targetField': 'parent',
  '(.*)': nothing,
  '((?!uploads/).+)': nothing,
};

/** Lists every method and path of the running CMS; `ANY` for all methods. */
export function listAddresses(cms: TestCms): Address[] {
  const layers = cms.strapi.server.listRoutes() as { methods: string[]; path: unknown }[];
  return layers.flatMap(({ methods, path }) => {
    const own = methods.filter((method) => method !== 'HEAD');
    const names = own.includes('PROPFIND') ? ['ANY'] : own;
    return names.map((method) => ({ method, path: String(path) }));
  });
}

/** Returns a method and path for a URL that cannot do any damage. */
export function writeRequest({ method, path }: Address): Address {
  const filled = path.replace(/:\w+|\(.*\)$/g, (part) => {
    if (part === ':model' && path.includes('single-types')) return 'api::header.header';
    // It writes project files: never use an existing type.
    if (part === ':uid' && path.startsWith('/content-type-builder')) return 'api::none.none';
    // PostgreSQL needs numeric ids; Strapi never responds otherwise.
    if (part === ':id' && path.startsWith('/upload')) return '0';
    if (part === ':uid') return path.includes('components') ? 'seo.params' : 'api::page.page';
    return parts[part] ?? nothing;
  });
  return { method: method === 'ANY' ? 'POST' : method, path: filled };
}

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
