/** What `IslandProps` of this name says first within a part of the page; null where there is none. */
export function readProps<Value>(name: string, within: ParentNode = document): Value | null {
  const json = within.querySelector(`script[data-props="${name}"]`)?.textContent;
  return json ? (JSON.parse(json) as Value) : null;
}
