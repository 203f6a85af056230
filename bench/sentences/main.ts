import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSeedCatalogue } from '../../cms/src/listings/sentence/read-seed-catalogue';
import { readSentence } from '../../cms/src/listings/sentence/read-sentence';
import { report, round } from '../table';

/** Time to parse the sentences of the corpus, at most 1 ms each. */
const ROUNDS = 20;
const seed = fileURLToPath(new URL('../../seed/snapshot', import.meta.url));
const corpus = fileURLToPath(new URL('../../web/app/features/search/sentences', import.meta.url));

const rows = ['nl', 'fr', 'en', 'de'].map((language) => {
  const file = readFileSync(`${corpus}/${language}.json`, 'utf8');
  const sentences = (JSON.parse(file) as { sentence: string }[]).map(({ sentence }) => sentence);
  const catalogue = readSeedCatalogue(seed, language);
  const vocabulary = measure(() => readSentence('x', language, catalogue));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sentence of sentences) {
      times.push(measure(() => readSentence(sentence, language, catalogue)));
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    language,
    sentences: sentences.length,
    'words of the catalogue, once (ms)': round(vocabulary),
    'middle (ms)': at(0.5),
    '99 % (ms)': at(0.99),
    'most (ms)': at(1),
  };
});
report('sentences', rows, { rounds: ROUNDS });

function measure(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
