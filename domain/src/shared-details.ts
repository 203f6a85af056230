/** Details of the agency that are the same in every language: they need to be kept in one alone. */
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
 * The agency's details in a language: what is the same in every language and is not filled in there is
 * that of the first of the others that has it (EDIT-8).
 */
export function fillDetails<Own extends object>(own: Own, others: readonly (object | null)[]): Own {
  const missing = sharedDetails.filter((name) => !(own as Details)[name]);
  const found = missing.flatMap((name) => {
    const value = others.map((other) => (other as Details | null)?.[name]).find(Boolean);
    return value === undefined ? [] : [[name, value] as const];
  });
  return found.length === 0 ? own : { ...own, ...Object.fromEntries(found) };
}
