const longestWaitMs = 3000;

/** Pictures that wait to be scrolled to are loaded first, or paper would show holes. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print] img')];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.slice(0, 5).map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
  window.print();
}
