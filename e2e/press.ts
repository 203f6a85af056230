import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Presses with the pointer in the middle of what is seen, where nothing else may lie on top. */
export async function expectUncoveredAndPress(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isOnTop = await target.evaluate(
    (element, [left = 0, top = 0]) => element.contains(document.elementFromPoint(left, top)),
    [x, y],
  );
  expect(isOnTop).toBe(true);
  await target.page().mouse.click(x, y);
}
