const longestWaitMs = 3000;

/** Loads lazy pictures before printing, or they would be missing. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print] img')];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.slice(0, 5).map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}
