/** Attributes that the visitor or a script sets on server HTML. */
const ownAttributes = new Set([
  'open',
  'hidden',
  'aria-pressed',
  'aria-expanded',
  'data-pointed-at',
  'data-sheet-open',
]);

/**
 * Updates a part of the page to match new HTML and keeps all elements that exist in both, with
 * their focus, open and pressed states and loaded pictures. Elements with `data-keep` belong to a
 * script and stay unchanged.
 */
export function patchDom(now: Element, next: Element): void {
  copyAttributes(now, next);
  if (now instanceof HTMLTemplateElement && next instanceof HTMLTemplateElement) {
    now.content.replaceChildren(...next.content.childNodes);
    return;
  }
  const pairs = pairChildren(now, next);
  // Removes first, because moving the remaining elements would take their focus.
  const staying = new Set(pairs.map(({ same }) => same));
  for (const child of [...now.childNodes]) if (!staying.has(child)) child.remove();
  let at = now.firstChild;
  for (const { same, wanted } of pairs) {
    if (same !== null && same === at) at = at.nextSibling;
    else now.insertBefore(same ?? wanted, at);
    if (same !== null) update(same, wanted);
  }
  copyChoice(now, next);
}

function update(now: ChildNode, next: ChildNode): void {
  if (now instanceof Element && next instanceof Element) {
    if (!now.hasAttribute('data-keep')) patchDom(now, next);
  } else if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
}

type Pair = { wanted: ChildNode; same: ChildNode | null };

function pairChildren(now: Element, next: Element): Pair[] {
  const left = [...now.childNodes].map((child) => ({ child, key: keyOf(child) }));
  return [...next.childNodes].map((wanted) => {
    const key = keyOf(wanted);
    const at = left.findIndex((one) => one.key === key);
    return { wanted, same: at === -1 ? null : (left.splice(at, 1)[0]?.child ?? null) };
  });
}

/** Identifies list items by listing, option or text, and scripts by their text. */
function keyOf(node: ChildNode): string {
  if (!(node instanceof Element)) return node.nodeName;
  const { nodeName, id } = node;
  if (nodeName === 'SCRIPT') return nodeName + node.textContent;
  if (nodeName !== 'LI') return nodeName + id;
  const named = node.querySelector<HTMLElement>('[data-listing-id], input');
  if (named instanceof HTMLInputElement) return `${nodeName} ${named.name} ${named.value}`;
  return `${nodeName} ${named?.dataset.listingId ?? node.textContent ?? ''}`;
}

function copyAttributes(now: Element, next: Element): void {
  for (const { name, value } of [...next.attributes]) {
    if (!ownAttributes.has(name) && now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  for (const { name } of [...now.attributes]) {
    if (!ownAttributes.has(name) && !next.hasAttribute(name)) now.removeAttribute(name);
  }
}

/**
 * Sets a field to the server's value, unless the visitor is editing it or the server sends none.
 */
function copyChoice(now: Element, next: Element): void {
  if (now instanceof HTMLSelectElement && next instanceof HTMLSelectElement) {
    now.value = next.value;
  } else if (now instanceof HTMLInputElement && next instanceof HTMLInputElement && now.name) {
    now.checked = next.defaultChecked;
    if (now.type === 'search' && now !== document.activeElement) now.value = next.defaultValue;
  }
}
