import {
  Kind,
  type DocumentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A query field reads at least one row; a mutation writes and may send mail. */
const fieldCosts: Record<string, number> = { query: 50, mutation: 1000 };

/** Fields that hash or check a password, which takes CPU time by design. */
const passwordFields = [
  ...['logInOwner', 'changePassword', 'setPassword', 'requestPasswordReset'],
  'askOwnerEmail',
];

/**
 * Returns the root fields of an operation, once per alias and including fragments. A fragment
 * used twice runs once.
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

/** Returns the base cost of the root fields, without the objects they return. */
export function countRootCost(operation: OperationDefinitionNode, fields: string[]): number {
  return fields.length * (fieldCosts[operation.operation] ?? 0);
}

/** Reports whether an operation checks more than one password: login limits count requests. */
export function triesPasswords(fields: string[]): boolean {
  return fields.filter((name) => passwordFields.includes(name)).length > 1;
}
