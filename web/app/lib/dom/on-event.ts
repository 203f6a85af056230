type Handler<Type extends keyof DocumentEventMap> = (
  element: HTMLElement,
  event: DocumentEventMap[Type],
) => void;

/**
 * Delegates an event: calls the handler with the closest matching element around the target, also
 * for elements added later. `capture` is for events that do not bubble, such as `toggle`.
 */
export function onEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: Handler<Type>,
  options?: AddEventListenerOptions,
): void {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (element) handle(element, event);
    },
    options,
  );
}

/**
 * Handles clicks on links with the main button, a finger or Enter. With Ctrl, ⌘, Shift or Alt the
 * browser's own behaviour stays.
 */
export function onPlainClick(selector: string, handle: (link: HTMLAnchorElement) => void): void {
  onEvent('click', selector, (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle(link as HTMLAnchorElement);
  });
}

export function findAll(selector: string, inside: ParentNode = document): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(selector)];
}
