/** How far a pointer may shake during a click, in CSS pixels. */
const steady = 4;

/** The rectangle of the crop in Strapi's dialog: beside the picture, with four corners and the circle. */
const rectangle = 'img + div';
const circleIn = ':scope > button:nth-of-type(5)';

/**
 * Lets a click on the picture move the focal point there: in Strapi's dialog for crop and focal
 * point its circle is dragged only. The circle is sent the events of a drag. Call it while
 * registering.
 */
export function moveFocalPoint(): void {
  let pressed: PointerEvent | null = null;
  // Strapi stops the event where it begins to drag the rectangle.
  document.addEventListener('pointerdown', (event) => (pressed = event), { capture: true });
  document.addEventListener('click', (event) => {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element) || !target.matches(rectangle)) return;
    const circle = target.querySelector(circleIn);
    if (!circle || !pressed || isFar(pressed, event)) return;
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      circle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }));
    }
  });
}

function isFar(from: MouseEvent, to: MouseEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > steady;
}
