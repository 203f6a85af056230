import type { OptionView } from '../../form-view';

/** The boxes of a list that are set: what the page holds is what is sent. */
export function readChecked(list: HTMLElement | null): string[] {
  return listBoxes(list).flatMap(({ checked, value }) => (checked ? [value] : []));
}

/** Sets a box, and lets the form check itself. */
export function setChecked(list: HTMLElement | null, value: string, checked: boolean): void {
  const box = listBoxes(list).find((one) => one.value === value);
  if (!box) return;
  box.checked = checked;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps a box that stands for a whole group and the others of its group in step: `changed` was set
 * by hand and the others follow it; without it the page is just beginning, and wholes say theirs.
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
