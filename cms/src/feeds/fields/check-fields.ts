import { inEveryLanguage, type Translated } from '../../platform/rules/admin-languages';
import { isRecord } from '../../platform/rules/is-record';
import de from '../../platform/rules/labels/messages/de.json';
import en from '../../platform/rules/labels/messages/en.json';
import fr from '../../platform/rules/labels/messages/fr.json';
import nl from '../../platform/rules/labels/messages/nl.json';
import { sayRefusal, type RefusalKey } from '../../platform/rules/refusals/say-refusal';
import { refuseFields } from '../../platform/validation/refusal';
import type { FeedField, FeedFields } from './declare-fields';

export interface FieldProblem {
  /** Path in the form, such as `settings.url` or `secrets.PASSWORD`. */
  field: string;
  message: Translated;
}

const messages: Record<string, Readonly<Record<string, string>>> = { nl, fr, en, de };

/** Returns the label of a field in the form, in every language. */
export function nameField(name: string): Translated {
  return inEveryLanguage((language) => messages[language]?.[`agency.feeds.field.${name}`] ?? name);
}

/** Checks settings against their declaration; `path` is where the form has them. */
export function checkSettings(
  fields: FeedFields,
  settings: Readonly<Record<string, unknown>>,
  path: string,
): FieldProblem[] {
  const unknown = Object.keys(settings)
    .filter((name) => (fields[name]?.input ?? 'secret') === 'secret')
    .map((name) => ({ field: path, message: sayRefusal('feed.setting', { path: name }) }));
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    if (field.input === 'secret') return [];
    const value = settings[name];
    if (value === undefined) return isNeeded(field, settings) ? [missing(path, name)] : [];
    return checkValue(field, value, `${path}.${name}`, name);
  });
  return [...unknown, ...problems];
}

/**
 * Checks secrets that were typed, and that each needed one is typed or known. `isKnown` says whether
 * a secret that was not typed exists.
 */
export function checkSecrets(
  fields: FeedFields,
  settings: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, string>>,
  isKnown: (name: string) => boolean,
): FieldProblem[] {
  const unknown = Object.keys(typed)
    .filter((name) => fields[name]?.input !== 'secret')
    .map((name) => ({ field: 'secrets', message: sayRefusal('feed.setting', { path: name }) }));
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    if (field.input !== 'secret') return [];
    const value = typed[name];
    if (value !== undefined) return checkValue(field, value, `secrets.${name}`, name);
    return isNeeded(field, settings) && !isKnown(name) ? [missing('secrets', name)] : [];
  });
  return [...unknown, ...problems];
}

/** Reports whether a field must be filled in with these settings. */
export function isNeeded(
  { isRequired, onlyWith }: Pick<FeedField, 'isRequired' | 'onlyWith'>,
  settings: unknown,
): boolean {
  if (!isRequired || onlyWith === null) return isRequired;
  return isRecord(settings) && settings[onlyWith] === true;
}

export function nameProblem(
  path: string,
  name: string,
  key: RefusalKey,
  values: Readonly<Record<string, string | number>> = {},
): FieldProblem {
  const message = sayRefusal(key, { ...values, field: nameField(name) });
  return { field: path === '' ? name : `${path}.${name}`, message };
}

/** Throws a 400 that names every field with a problem, unless none exists. */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const message = inEveryLanguage((language) =>
    problems.map(({ message: own }) => own[language]).join(' '),
  );
  throw refuseFields(message, problems);
}

function missing(path: string, name: string): FieldProblem {
  return nameProblem(path, name, 'feed.field.missing');
}

function checkValue(field: FeedField, value: unknown, at: string, name: string): FieldProblem[] {
  const result = field.schema.safeParse(value);
  if (result.success) return [];
  const [issue] = result.error.issues;
  const given = issue?.code === 'custom' ? (issue.params?.refusal as RefusalKey) : undefined;
  const values = { ...field.limits, field: nameField(name) };
  return [{ field: at, message: sayRefusal(given ?? field.refusal, values) }];
}
