/** Kinds of screens as a number, in which each has its bit (`web/document/vite/screen-kinds.ts`). */
type Kinds = number;

/** What the page being drawn needs; undefined before the first page. */
let needed: Set<Kinds> | null | undefined;

/**
 * The classes of a style that not every page has, with the kinds whose sheets have it: whoever draws
 * one of them needs such a sheet. The build for the server puts this around them
 * (`web/document/vite/style-sheets.ts`).
 */
export function trackStyles<Classes extends object>(users: Kinds, classes: Classes): Classes {
  return new Proxy(classes, {
    get(target, name, receiver) {
      // Nobody could tell which pages need it.
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
 * Draws a page, or a part of one, at once; returns it with what its styles need: for each of them the kinds of screens
 * whose sheets have it.
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

/** Says that the page being drawn contains a part that was drawn before. */
function addStyles({ needs }: Drawn): void {
  for (const kinds of needs) needed?.add(kinds);
}

const kept = new WeakMap<object, Map<string, Drawn>>();

/** A part of the page being drawn that is drawn once in each way as long as `key` lives, with its styles. */
export function drawOnce(key: object, draw: () => string, way = ''): string {
  const ways = kept.get(key) ?? new Map<string, Drawn>();
  kept.set(key, ways);
  const known = ways.get(way) ?? collectStyles(draw);
  ways.set(way, known);
  addStyles(known);
  return known.html;
}

/** Says that all modules are read, for a page whose sheets are known without drawing it. */
export function skipStyles(): void {
  needed ??= null;
}
