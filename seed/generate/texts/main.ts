import { readFileSync, writeFileSync } from 'node:fs';
import { spaceText } from './space-text';
import { listWrittenFiles, mapTexts } from './text-files';

/** `npm run texts`: inserts the no-break spaces of each language into hand-written texts. */
for (const { path, language } of listWrittenFiles()) {
  const written = readFileSync(path, 'utf8');
  const texts = mapTexts(JSON.parse(written), (text) => spaceText(language, text));
  const spaced = `${JSON.stringify(texts, null, 2)}\n`;
  if (spaced !== written) writeFileSync(path, spaced);
}
