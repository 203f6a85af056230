import { patchDom } from '../../lib/dom/patch-dom';

/**
 * Applies the differences between two versions of the server's HTML to the page, which scripts may
 * have changed since: parts that are the same in both versions stay untouched.
 */
export function patchChanges(now: Element, before: Element, next: Element): void {
  if (before.isEqualNode(next)) return;
  if (!haveSameChildren(now, before) || !haveSameChildren(before, next)) {
    patchDom(now, next.cloneNode(true) as Element);
    return;
  }
  copyAttributes(now, before, next);
  [...next.childNodes].forEach((wanted, index) => {
    const own = now.childNodes[index] as ChildNode;
    const old = before.childNodes[index] as ChildNode;
    if (own instanceof Element && old instanceof Element && wanted instanceof Element) {
      patchChanges(own, old, wanted);
    } else if (old.nodeValue !== wanted.nodeValue) own.nodeValue = wanted.nodeValue;
  });
}

function haveSameChildren(one: Element, other: Element): boolean {
  const names = ({ childNodes }: Element) => [...childNodes].map(({ nodeName }) => nodeName).join();
  return !(one instanceof HTMLTemplateElement) && names(one) === names(other);
}

function copyAttributes(now: Element, before: Element, next: Element): void {
  for (const { name, value } of [...next.attributes]) {
    if (before.getAttribute(name) !== value) now.setAttribute(name, value);
  }
  for (const { name } of [...before.attributes]) {
    if (!next.hasAttribute(name)) now.removeAttribute(name);
  }
}
