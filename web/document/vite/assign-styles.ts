import { findKind, listBrowserParts, screenKinds, type ScreenKind } from './screen-kinds';

/** Who needs a style. */
export type Users = 'everybody' | readonly ScreenKind[];

/** The modules of the build; ids are paths below `app/`, or whatever else stands outside. */
export interface ModuleGraph {
  /** What the layout of every page begins with. */
  readonly layout: readonly string[];
  /** Whatever else a page may begin with. */
  readonly entries: readonly string[];
  /** What a module imports at once, in order. */
  readonly importsOf: (id: string) => readonly string[];
}

/**
 * Every style that the server draws with the kinds of screens that need it, or `everybody`; in the
 * order of imports: what a module imports stands before it. A kind that begins within another is
 * none of its own: whoever draws it needs both.
 */
export function assignStyles(graph: ModuleGraph): Map<string, Users> {
  const all = reach(graph, [...graph.layout, ...graph.entries]);
  const everybodys = reach(graph, graph.layout, isOf());
  const others = graph.entries.filter((id) => findKind(id) === undefined);
  const between = reach(graph, others, isOf());
  const kinds = Object.keys(screenKinds) as ScreenKind[];
  const ofKinds = kinds.map((kind) => {
    const starts = [...all].filter((id) => findKind(id) === kind);
    return { kind, ids: reach(graph, [...starts, ...listBrowserParts(kind)], isOf(kind)) };
  });
  const usersOf = (id: string): Users =>
    everybodys.has(id) || between.has(id)
      ? 'everybody'
      : ofKinds.filter(({ ids }) => ids.has(id)).map(({ kind }) => kind);
  return new Map([...all].filter((id) => id.endsWith('.css')).map((id) => [id, usersOf(id)]));
}

/** Whether a page that consists of these kinds needs a style. */
export function isFor(kinds: readonly ScreenKind[], users: Users = []): boolean {
  return users === 'everybody' || kinds.some((kind) => users.includes(kind));
}

function isOf(kind?: ScreenKind) {
  return (id: string) => [undefined, kind].includes(findKind(id));
}

/** What modules import, by themselves or through others, each after what it imports itself. */
function reach(
  graph: ModuleGraph,
  starts: readonly string[],
  mayEnter: (id: string) => boolean = () => true,
): Set<string> {
  const seen = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || !mayEnter(id)) return;
    seen.add(id);
    for (const imported of graph.importsOf(id)) visit(imported);
    done.add(id);
  };
  for (const id of starts) visit(id);
  return done;
}
