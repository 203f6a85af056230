import { isRecord } from '../../platform/rules/is-record';
import { retentionKinds } from '../../platform/rules/retention-kinds';
import { inEveryLanguage, type Translated } from '../../platform/rules/admin-languages';
import { translateChoice } from '../labels/translate-label';
import { refuseField } from '../../platform/validation/refusal';

const MOST_DAYS = 3650;

/**
 * Refuses invalid retention periods: not a whole number of days, more than ten years, a repeated
 * type, or a missing one, which would be kept forever without the privacy page saying so.
 */
export function checkRetention(given: unknown): void {
  if (!Array.isArray(given) || given.length === 0) return;
  const seen = new Set<string>();
  given.forEach((entry, index) => {
    if (!isRecord(entry)) return;
    const kind = String(entry.kind);
    checkDays(entry.days, `retention.${index}.days`);
    if (seen.has(kind)) {
      throw refuseField(`retention.${index}.kind`, 'retention.twice', {
        kind: translateChoice(kind),
      });
    }
    seen.add(kind);
  });
  const missing = retentionKinds.filter((kind) => !seen.has(kind));
  if (missing.length === 0) return;
  throw refuseField('retention', 'retention.missing', { kinds: listKinds(missing) });
}

function listKinds(kinds: readonly string[]): Translated {
  const names = kinds.map(translateChoice);
  return inEveryLanguage((language) => names.map((name) => name[language]).join(', '));
}

function checkDays(given: unknown, path: string): void {
  if (given === null || given === undefined || given === '') return;
  const days = Number(given);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return;
  throw refuseField(path, 'retention.days', { most: MOST_DAYS });
}
