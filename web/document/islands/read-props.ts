/** Reads the first `IslandProps` of this name within an element; null if none exists. */
export function readProps<Value>(name: string, within: ParentNode = document): Value | null {
  const json = within.querySelector(`script[data-props="${name}"]`)?.textContent;
  return json ? (JSON.parse(json) as Value) : null;
}
