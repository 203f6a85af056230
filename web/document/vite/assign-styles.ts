import { findKind, listBrowserParts, screenKinds, type ScreenKind } from './screen-kinds';

export type Users = 'everybody' | readonly ScreenKind[];

/** Module graph of the build; ids are paths below `app/`, or paths outside of it. */
export interface ModuleGraph {
  readonly layout: readonly string[];
  readonly entries: readonly string[];
  /** Static imports of a module, in order. */
  readonly importsOf: (id: string) => readonly string[];
}

/**
 * Assigns to every style that the server renders the kinds of screens that need it, or `everybody`,
 * in import order: imported modules come first. A kind that is imported by another is not repeated:
 * a page with the outer one needs both.
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

export function isFor(kinds: readonly ScreenKind[], users: Users = []): boolean {
  return users === 'everybody' || kinds.some((kind) => users.includes(kind));
}

function isOf(kind?: ScreenKind) {
  return (id: string) => [undefined, kind].includes(findKind(id));
}

/** Lists direct and indirect imports, each after its own imports. */
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
