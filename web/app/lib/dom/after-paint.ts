/**
 * Waits until the browser has shown what is already changed, so that what takes long comes after it.
 * In a tab in the background there is no frame to wait for.
 */
export async function afterPaint(): Promise<void> {
  if (document.visibilityState !== 'hidden') await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
