/** Details of the agency that are the same in every language, so that one language is enough. */
const sharedDetails = [
  'phone',
  'email',
  'houseNumber',
  'zip',
  'companyNumber',
  'vatNumber',
  'bivNumber',
  'policyNumber',
] as const;

type Details = Readonly<Record<string, unknown>>;

/**
 * Returns the agency's details in a language; empty shared details come from the first other
 * language that has them.
 */
export function fillDetails<Own extends object>(own: Own, others: readonly (object | null)[]): Own {
  const missing = sharedDetails.filter((name) => !(own as Details)[name]);
  const found = missing.flatMap((name) => {
    const value = others.map((other) => (other as Details | null)?.[name]).find(Boolean);
    return value === undefined ? [] : [[name, value] as const];
  });
  return found.length === 0 ? own : { ...own, ...Object.fromEntries(found) };
}
