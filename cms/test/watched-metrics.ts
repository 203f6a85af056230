import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../.config/monitoring');

/**
 * Metrics that the rules of alerts and the dashboard name and whose name begins so, and which a
 * scrape does not have.
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
