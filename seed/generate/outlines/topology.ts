type Point = readonly [longitude: number, latitude: number];
export type Line = Point[];

/** The required part of a TopoJSON file. */
export interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: Record<string, { geometries: { arcs: unknown }[] }>;
}

/**
 * Splits the lines of adjacent areas: `outer` are the closed lines around all of them, `inner` the
 * borders that two of them share.
 */
export function splitBorders(topology: Topology): { outer: Line[]; inner: Line[] } {
  const uses = new Map<number, number>();
  for (const { geometries } of Object.values(topology.objects)) {
    for (const arc of geometries.flatMap(({ arcs }) => [arcs].flat(Infinity) as number[])) {
      const index = arc < 0 ? ~arc : arc;
      uses.set(index, (uses.get(index) ?? 0) + 1);
    }
  }
  const lines = topology.arcs.map((arc) => decode(arc, topology.transform));
  const used = (times: number) => lines.filter((_, index) => uses.get(index) === times);
  return { outer: joinLines(used(1)), inner: used(2) };
}

/** Each point is stored relative to the one before. */
function decode(arc: Point[], { scale, translate }: Topology['transform']): Line {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function joinLines(lines: Line[]): Line[] {
  const open = lines.map((line) => [...line]);
  const rings: Line[] = [];
  while (open.length > 0) {
    const ring = open.pop() as Line;
    for (;;) {
      const end = ring.at(-1) as Point;
      const next = open.findIndex((line) => isSame(line[0], end) || isSame(line.at(-1), end));
      if (next < 0 || isSame(ring[0], end)) break;
      const [line] = open.splice(next, 1) as [Line];
      ring.push(...(isSame(line[0], end) ? line : line.reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

function isSame(a: Point | undefined, b: Point): boolean {
  return a !== undefined && a[0] === b[0] && a[1] === b[1];
}
