import type { TestCms } from '../boot';

/** A field of Query or Mutation of a running CMS. */
export interface Operation {
  /** For example `Query.pages`. */
  name: string;
  asks: readonly string[];
  /**
   * Returns the shortest operation with this field; `more` sets arguments beyond the required
   * ones.
   */
  write(more?: Readonly<Record<string, string>>): string;
}

interface TypeRef {
  kind: string;
  name: string | null;
  ofType?: TypeRef | null;
}

interface Input {
  name: string;
  defaultValue: string | null;
  type: TypeRef;
}

interface Schema {
  types: {
    name: string;
    inputFields: Input[] | null;
    enumValues: { name: string }[] | null;
  }[];
  queryType: { fields: { name: string; args: Input[]; type: TypeRef }[] };
  mutationType: Schema['queryType'];
}

const type = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const input = `name defaultValue type { ${type} }`;
const fields = `fields { name args { ${input} } type { ${type} } }`;
const question = `{ __schema {
  types { name inputFields { ${input} } enumValues { name } }
  queryType { ${fields} } mutationType { ${fields} }
} }`;

/** Values of scalar types, and of types that must be valid to be parsed. */
const plain: Readonly<Record<string, string>> = { Int: '1', Float: '1', Boolean: 'true' };
const named: Readonly<Record<string, string>> = {
  language: '"nl"',
  locale: '"nl"',
  month: '"2026-10"',
  password: '"A long one, 4711 times"',
};

/** Lists all operations of the running CMS by introspection. */
export async function listOperations(cms: TestCms): Promise<Operation[]> {
  const { data, errors } = await cms.query<{ __schema: Schema }>(question);
  if (!data) throw new Error(`The CMS does not say what it knows: ${JSON.stringify(errors)}`);
  const schema = data.__schema;
  return (['Query', 'Mutation'] as const).flatMap((root) =>
    schema[root === 'Query' ? 'queryType' : 'mutationType'].fields.map((field) => ({
      name: `${root}.${field.name}`,
      asks: field.args.map(({ name }) => name),
      write(more = {}) {
        const given = { ...writeInputs(schema, field.args), ...more };
        const args = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
        const list = args.length > 0 ? `(${args.join(', ')})` : '';
        const parts = hasParts(field.type) ? ' { __typename }' : '';
        return `${root.toLowerCase()} { ${field.name}${list}${parts} }`;
      },
    })),
  );
}

function writeInputs(schema: Schema, inputs: readonly Input[]): Record<string, string> {
  const needed = inputs.filter(
    ({ type: { kind }, defaultValue }) => kind === 'NON_NULL' && defaultValue === null,
  );
  return Object.fromEntries(
    needed.map(({ name, type }) => [name, named[name] ?? writeValue(schema, type)]),
  );
}

function writeValue(schema: Schema, { kind, name, ofType }: TypeRef): string {
  if (kind === 'NON_NULL' && ofType) return writeValue(schema, ofType);
  if (kind === 'LIST') return '[]';
  const own = schema.types.find((candidate) => candidate.name === name);
  if (kind === 'ENUM') return own?.enumValues?.[0]?.name ?? '';
  if (kind !== 'INPUT_OBJECT') return plain[name ?? ''] ?? '"nobody"';
  const values = Object.entries(writeInputs(schema, own?.inputFields ?? []));
  return `{ ${values.map(([field, value]) => `${field}: ${value}`).join(', ')} }`;
}

function hasParts({ kind, ofType }: TypeRef): boolean {
  return ofType ? hasParts(ofType) : kind !== 'SCALAR' && kind !== 'ENUM';
}
