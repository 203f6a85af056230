import {
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A query reads at least a row for each of its own fields, a mutation writes and may mail. */
const fieldCosts: Record<string, number> = { query: 50, mutation: 1000 };

/** Hash or check a password, which keeps a core busy on purpose. */
const passwordFields = [
  ...['logInOwner', 'changePassword', 'setPassword', 'requestPasswordReset'],
  'askOwnerEmail',
];

/**
 * The fields an operation asks for at its root, once for each alias, those of fragments among them.
 * A fragment that is used twice runs once.
 */
export function listRootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string[] {
  const names: string[] = [];
  const seen = new Set<string>();

  function collect(set: SelectionSetNode): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) names.push(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        for (const definition of document.definitions) {
          const isUsed =
            definition.kind === Kind.FRAGMENT_DEFINITION &&
            definition.name.value === node.name.value;
          if (isUsed) collect(definition.selectionSet);
        }
      }
    }
  }

  collect(operation.selectionSet);
  return names.filter((name) => !name.startsWith('__'));
}

/** What the root fields cost by themselves, beside the objects they return (CMS-6). */
export function countRootCost(operation: OperationDefinitionNode, fields: string[]): number {
  return fields.length * (fieldCosts[operation.operation] ?? 0);
}

/** Whether it tries more than one password: the limits on logins count requests (PORT-1). */
export function triesPasswords(fields: string[]): boolean {
  return fields.filter((name) => passwordFields.includes(name)).length > 1;
}
