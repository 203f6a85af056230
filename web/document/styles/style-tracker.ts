type Kinds = number;

/** Needs of the page being rendered; undefined before the first page. */
let needed: Set<Kinds> | null | undefined;

/**
 * Wraps the classes of a style that not every page has: using one records that the page needs a
 * sheet of one of these kinds. The server build inserts the call
 * (`web/document/vite/style-sheets.ts`).
 */
export function trackStyles<Classes extends object>(users: Kinds, classes: Classes): Classes {
  return new Proxy(classes, {
    get(target, name, receiver) {
      // Outside of a render it is unknown which page needs the class.
      if (needed === undefined) throw new Error(`no component reads the class ${String(name)}`);
      needed?.add(users);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}

interface Drawn {
  readonly html: string;
  readonly needs: ReadonlySet<Kinds>;
}

/**
 * Renders a page, or a part of one; returns the HTML with its style needs, each the mask of the
 * kinds whose sheets have the style.
 */
export function collectStyles(draw: () => string): Drawn {
  const around = needed ?? null;
  const needs = (needed = new Set<Kinds>());
  try {
    return { html: draw(), needs };
  } finally {
    needed = around;
  }
}

function addStyles({ needs }: Drawn): void {
  for (const kinds of needs) needed?.add(kinds);
}

const kept = new WeakMap<object, Map<string, Drawn>>();

/** Renders a part once per key and variant, with its styles, for as long as `key` lives. */
export function drawOnce(key: object, draw: () => string, way = ''): string {
  const ways = kept.get(key) ?? new Map<string, Drawn>();
  kept.set(key, ways);
  const known = ways.get(way) ?? collectStyles(draw);
  ways.set(way, known);
  addStyles(known);
  return known.html;
}

/** Disables tracking for a page whose sheets are known without rendering. */
export function skipStyles(): void {
  needed ??= null;
}
