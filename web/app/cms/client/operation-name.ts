const names = new WeakMap<object, string>();

/** The name of a query or mutation; `anonymous` for one without. */
export function operationName(document: { toString(): string }): string {
  let name = names.get(document);
  if (name === undefined) {
    name = /\b(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1] ?? 'anonymous';
    names.set(document, name);
  }
  return name;
}
