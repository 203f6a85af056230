import type { Language } from '@agency/domain/languages';

/** Invalid content that the site omits or shows differently. */
export interface ContentProblem {
  type: 'page' | 'module';
  key: string;
  language: Language;
  what: string;
}

const logged = new Set<string>();
const most = 1000;

/** Logs a problem, each one once per process. */
export function reportProblem({ type, key, language, what }: ContentProblem): void {
  const line = `Content: ${type} “${key}” (${language}) ${what}.`;
  if (logged.has(line) || logged.size >= most) return;
  logged.add(line);
  console.error(line);
}
