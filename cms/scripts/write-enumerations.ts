import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enumerations } from '../test/enumerations';

const source = path.resolve(__dirname, '../src');

/** Writes the values that the domain lists into Strapi's schemas, and leaves all else as it is. */
for (const [file, attribute, values] of enumerations) {
  const target = path.join(source, file);
  const text = readFileSync(target, 'utf8');
  const listed = new RegExp(
    `("${attribute}": \\{\\s*"type": "enumeration",\\s*"enum": )\\[[^\\]]*\\]`,
  );
  if (!listed.test(text)) throw new Error(`${file}: ${attribute} is no enumeration`);
  writeFileSync(target, text.replace(listed, `$1${format(values)}`));
}

/** As prettier writes it: in one line where that fits, else a value a line. */
function format(values: readonly string[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  const line = `[${quoted.join(', ')}]`;
  const lines = quoted.map((value) => `\n        ${value}`).join(',');
  return line.length < 85 ? line : `[${lines}\n      ]`;
}
