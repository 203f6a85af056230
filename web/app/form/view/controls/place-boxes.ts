import type { OptionView } from '../../form-view';

/** Lists the checked boxes; the DOM holds the state that is sent. */
export function readChecked(list: HTMLElement | null): string[] {
  return listBoxes(list).flatMap(({ checked, value }) => (checked ? [value] : []));
}

/** Sets a checkbox and triggers validation. */
export function setChecked(list: HTMLElement | null, value: string, checked: boolean): void {
  const box = listBoxes(list).find((one) => one.value === value);
  if (!box) return;
  box.checked = checked;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Synchronises a group's checkbox with its options: `changed` was set by the visitor and the others
 * follow it; without it, on page load, group checkboxes decide.
 */
export function spreadWholes(
  list: HTMLElement | null,
  options: readonly OptionView[],
  changed?: string,
): void {
  const boxes = new Map(listBoxes(list).map((box) => [box.value, box]));
  for (const whole of options.filter(({ isWhole }) => isWhole)) {
    const wholeBox = boxes.get(whole.value);
    const others = options
      .filter(({ group, isWhole }) => group === whole.group && !isWhole)
      .flatMap(({ value }) => boxes.get(value) ?? []);
    if (!wholeBox) continue;
    if (changed === whole.value || (changed === undefined && wholeBox.checked)) {
      for (const box of others) box.checked = wholeBox.checked;
    }
    wholeBox.checked = others.length > 0 && others.every(({ checked }) => checked);
  }
}

function listBoxes(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
}
