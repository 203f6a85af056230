type Handler<Type extends keyof DocumentEventMap> = (
  element: HTMLElement,
  event: DocumentEventMap[Type],
) => void;

/**
 * Hears an event at whatever element matches the selector, now or later, as its nearest one around
 * the target. `capture` is for events that do not rise, such as `toggle`.
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
 * Takes over a link, pressed with the main button, a finger or Enter. With Ctrl, ⌘, Shift or Alt the
 * browser opens or saves its address, as it does everywhere.
 */
export function onPlainClick(selector: string, handle: (link: HTMLAnchorElement) => void): void {
  onEvent('click', selector, (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    handle(link as HTMLAnchorElement);
  });
}

/** All elements that match, now. */
export function findAll(selector: string, inside: ParentNode = document): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(selector)];
}
