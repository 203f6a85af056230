/**
 * The fields where they may be asked, none otherwise. The type says they are there, as a value that
 * was not asked reads like one that was left empty.
 */
export function includeIf<Shape extends object>(isAsked: boolean, shape: Shape): Shape {
  return isAsked ? shape : ({} as Shape);
}
