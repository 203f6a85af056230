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

/** All elements that match, now. */
export function findAll(selector: string, inside: ParentNode = document): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(selector)];
}
