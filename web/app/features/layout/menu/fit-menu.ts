/** Widths at which the menu shows more items, in rem; `menu.module.css` has a query for each. */
const step = 3;
/** Items that need more are always behind the button. */
const widest = 72;
const gap = 1.5;
const moreButton = 5;
const submenuButton = 1.75;
/** The menu's font size in rem. */
const fontSize = 0.9375;

/**
 * Returns for each item the width of the menu in rem from which it is beside the others; below it,
 * the item is behind a button. Estimated from the labels, with a margin for other fonts, because
 * the menu must be right without scripts.
 */
export function fitMenu(items: readonly { label: string; children: readonly unknown[] }[]) {
  let end = 0;
  const ends = items.map(({ label, children }, index) => {
    end += (index > 0 ? gap : 0) + measureText(label) + (children.length > 0 ? submenuButton : 0);
    return end;
  });
  // The last ones need no button if all fit.
  return ends.map((own) => {
    const needed = Math.ceil(Math.min(own + gap + moreButton, end) / step) * step;
    return needed > widest ? widest + step : needed;
  });
}

/** Estimates the width of a text in rem, rather too large. */
function measureText(text: string): number {
  const width = [...text].reduce((sum, letter) => sum + measureLetter(letter), 0);
  return width * fontSize * 1.05;
}

function measureLetter(letter: string): number {
  if (/[iljtfrI.,:;'’ ()-]/.test(letter)) return 0.34;
  if (/[mwMW&]/.test(letter)) return 0.88;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.56;
}
