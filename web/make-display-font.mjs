import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { command, root, say } from '../.scripts/run.mjs';

const SOURCE = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const TARGET = 'web/app/ui/fonts/fraunces-display.woff2';
/** The characters that Fontsource calls Latin, as `web/app/ui/fonts.css` names them. */
const RANGES = [
  ...[[0x20, 0xff], [0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6], [0x2da], [0x2dc], [0x304]],
  ...[[0x308], [0x329], [0x2000, 0x206f], [0x20ac], [0x2122], [0x2191], [0x2193], [0x2212]],
  ...[[0x2215], [0xfeff], [0xfffd]],
];

/**
 * `npm run font`: Fraunces as headings need it, in one optical size and the weights in use; less
 * than half the bytes (web/app/ui/README.md).
 */
await command(async () => {
  const font = await subsetFont(readFileSync(join(root, SOURCE)), listCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { opsz: 48, wght: { min: 400, max: 700 } },
  });
  writeFileSync(join(root, TARGET), font);
  say(`${TARGET}: ${font.length} bytes`);
});

function listCharacters() {
  return RANGES.flatMap(([first, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('');
}
