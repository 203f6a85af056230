import { joinBoxes } from '@agency/domain/map/map-box';
import { isTouching } from '@agency/domain/map/rect';
import type { Mark } from './cluster-places';
import { rectOfMark, type MarkForm, type Pixel } from './mark-size';

export type ShownMark = { mark: Mark; at: Pixel };

/**
 * FIND-10: markers that would lie on one another become one. Clusters count in circles, whatever the
 * words of a marker: a long price still reaches its neighbour.
 */
export function joinTouching(marks: readonly ShownMark[], form: MarkForm): ShownMark[] {
  const apart: ShownMark[] = [];
  for (const mark of marks) {
    let joined = mark;
    for (;;) {
      const rect = rectOfMark(joined.mark, form, joined.at);
      const at = apart.findIndex((other) =>
        isTouching(rect, rectOfMark(other.mark, form, other.at)),
      );
      const [other] = at < 0 ? [] : apart.splice(at, 1);
      if (!other) break;
      joined = join(other, joined);
    }
    apart.push(joined);
  }
  return apart;
}

/** As one where most of them stand. */
function join(one: ShownMark, other: ShownMark): ShownMark {
  const [a, b] = [one.mark, other.mark];
  const count = a.count + b.count;
  const between = (from: number, to: number) => (from * a.count + to * b.count) / count;
  return {
    at: { x: between(one.at.x, other.at.x), y: between(one.at.y, other.at.y) },
    mark: {
      key: `${a.key} ${b.key}`,
      latitude: between(a.latitude, b.latitude),
      longitude: between(a.longitude, b.longitude),
      count,
      properties: [...a.properties, ...b.properties],
      box: joinBoxes([a.box, b.box]),
    },
  };
}
