import type { Language } from '@agency/domain/languages';

/** Content that the site leaves out or shows otherwise, because it cannot be used as it is. */
export interface ContentProblem {
  type: 'page' | 'module';
  key: string;
  language: Language;
  /** What is wrong and what the site does about it. */
  what: string;
}

const logged = new Set<string>();
/** Bounds the memory; so much wrong at once needs no more lines. */
const most = 1000;

/** Writes the problem to the log, each one once while this process runs. */
export function reportProblem({ type, key, language, what }: ContentProblem): void {
  const line = `Content: ${type} “${key}” (${language}) ${what}.`;
  if (logged.has(line) || logged.size >= most) return;
  logged.add(line);
  console.error(line);
}
