import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateSnapshot } from './generate-snapshot';

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, out: { type: 'string' } },
});

const count = readCount(values.count);
const outDir = values.out ?? fileURLToPath(new URL('../../snapshot', import.meta.url));

if (count !== undefined && !values.out) {
  throw new Error('--count needs --out <folder>: the seed itself has a fixed number of listings');
}

generateSnapshot({
  ...(count === undefined ? {} : { count }),
  ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
  outDir,
  pretty: count === undefined,
});
process.stdout.write(`snapshot written to ${outDir}\n`);

function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--count ${text} is not a number`);
  return number;
}
