import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../.config/monitoring');

/**
 * Returns metrics that alert rules and the dashboard use, with this name prefix, but which are
 * missing in a scrape.
 */
export function findMissingMetrics(scrape: string, beginning: RegExp): string[] {
  const given = new Set([...scrape.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''));
  const texts = ['alerts.yml', 'dashboard.json'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const named = texts.join('\n').match(/\b(?:agency|nodejs|process)_\w+/g) ?? [];
  const isGiven = (name: string) =>
    given.has(name) || given.has(name.replace(/_(?:bucket|sum|count)$/, ''));
  return [...new Set(named)].filter((name) => beginning.test(name) && !isGiven(name));
}
