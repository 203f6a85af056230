import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { command, root, say } from '../.scripts/run.mjs';

const SOURCE =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const TARGET = 'domain/src/map/letters.json';
const UNITS = 1000;
const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ..."ÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜàáâäçèéêëìíîïòóôöùúûüœß -'’.()/",
];

/**
 * `npm run map-letters`: creates letter outlines for the names of towns on maps drawn without fonts
 * (pictures in mails), with their kerning.
 */
await command(async () => {
  const bytes = await subsetFont(readFileSync(join(root, SOURCE)), LETTERS.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 500 },
    keepFeatures: ['kern'],
  });
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const scale = UNITS / face.upem;
  const round = (value) => Math.round(value * scale);
  const set = (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const glyphs = {};
  for (const letter of LETTERS) {
    const [{ codepoint, xAdvance }] = set(letter);
    const path = font.glyphToPath(codepoint);
    // The y axis of a font points up, that of an SVG down.
    let isX = false;
    const drawn = path.replace(/-?\d+(\.\d+)?/g, (number) => {
      isX = !isX;
      return round(isX ? Number(number) : -Number(number));
    });
    glyphs[letter] = [round(xAdvance), drawn];
  }
  const towns = JSON.parse(readFileSync(join(root, 'domain/src/map/places.json'), 'utf8'));
  const kerning = {};
  for (const name of towns.flatMap(({ names }) => Object.values(names))) {
    for (let at = 0; at < name.length - 1; at += 1) {
      const pair = name.slice(at, at + 2);
      if (!glyphs[pair[0]] || !glyphs[pair[1]]) continue;
      const together = set(pair).reduce((sum, { xAdvance }) => sum + round(xAdvance), 0);
      const closer = together - glyphs[pair[0]][0] - glyphs[pair[1]][0];
      if (closer !== 0) kerning[pair] = closer;
    }
  }
  writeFileSync(join(root, TARGET), `${JSON.stringify({ units: UNITS, glyphs, kerning })}\n`);
  say(`${TARGET}: ${Object.keys(glyphs).length} letters, ${Object.keys(kerning).length} pairs`);
});
