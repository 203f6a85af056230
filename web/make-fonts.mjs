import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { command, root, say } from '../.scripts/run.mjs';

const PACKAGES = 'node_modules/@fontsource-variable';
const TARGET = 'web/app/ui/fonts';
/** Headings have one optical size and weight; text has all weights, kerning and tabular figures. */
const FONTS = [
  {
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    file: 'fraunces-display.woff2',
    options: { variationAxes: { opsz: 72, wght: 360 } },
  },
  {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans-text.woff2',
    options: { keepFeatures: ['kern', 'tnum'] },
  },
];
/** Fontsource's Latin subset, as in `web/app/ui/tokens/fonts.css`. */
const RANGES = [
  ...[[0x20, 0xff], [0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6], [0x2da], [0x2dc], [0x304]],
  ...[[0x308], [0x329], [0x2000, 0x206f], [0x20ac], [0x2122], [0x2191], [0x2193], [0x2212]],
  ...[[0x2215], [0xfeff], [0xfffd]],
];

/** `npm run font`: creates the subsets of the two fonts of every page (web/app/ui/README.md). */
await command(async () => {
  for (const { source, file, options } of FONTS) {
    const font = await subsetFont(readFileSync(join(root, PACKAGES, source)), listCharacters(), {
      targetFormat: 'woff2',
      ...options,
    });
    writeFileSync(join(root, TARGET, file), font);
    say(`${file}: ${font.length} bytes`);
  }
});

function listCharacters() {
  return RANGES.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('');
}
