import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type GraphQLNamedType,
  type ValueNode,
} from 'graphql';

export const defaultLimit = 25;
export const maxLimit = 100;
/** Assumed length of components and dynamic zones, which are not paginated. */
const unpagedLength = 5;

interface Scope {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  /** Cost of each fragment, counted once: fragments may use others several times. */
  costs: Map<string, number>;
}

/**
 * Returns the maximum number of objects that an operation can return, with every list at its
 * limit. The document must be validated.
 */
export function countOperationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const root = schema.getRootType(operation.operation);
  const scope = { schema, fragments, variables };
  return root ? countSelection({ ...scope, costs: new Map() }, operation.selectionSet, root) : 0;
}

function countSelection(scope: Scope, set: SelectionSetNode, type: GraphQLNamedType): number {
  let cost = 0;
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) cost += countField(scope, node, type);
    else if (node.kind === Kind.FRAGMENT_SPREAD) cost += countFragment(scope, node.name.value);
    else {
      const condition = node.typeCondition?.name.value;
      const inner = condition ? scope.schema.getType(condition) : type;
      if (inner) cost += countSelection(scope, node.selectionSet, inner);
    }
  }
  return cost;
}

function countFragment(scope: Scope, name: string): number {
  const known = scope.costs.get(name);
  if (known !== undefined) return known;
  const fragment = scope.fragments.get(name);
  const type = fragment && scope.schema.getType(fragment.typeCondition.name.value);
  const cost = type ? countSelection(scope, fragment.selectionSet, type) : 0;
  scope.costs.set(name, cost);
  return cost;
}

function countField(scope: Scope, node: FieldNode, parent: GraphQLNamedType): number {
  if (!node.selectionSet || !(isObjectType(parent) || isInterfaceType(parent))) return 0;
  const field = parent.getFields()[node.name.value];
  if (!field) return 0;
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return 0;
  const paged = field.args.some((argument) => ['pagination', 'pageSize'].includes(argument.name));
  const length = isList(field.type) ? (paged ? findLimit(scope, node) : unpagedLength) : 1;
  const inner = paged && !isList(field.type) ? findLimit(scope, node) : length;
  return inner * (1 + countSelection(scope, node.selectionSet, type));
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function findLimit(scope: Scope, node: FieldNode): number {
  for (const argument of node.arguments ?? []) {
    const value = readValue(scope, argument.value);
    const limit = argument.name.value === 'pageSize' ? value : readLimit(value);
    if (typeof limit === 'number') return limit < 0 ? maxLimit : Math.min(limit, maxLimit);
  }
  return defaultLimit;
}

function readLimit(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const { limit, pageSize } = value as { limit?: unknown; pageSize?: unknown };
  return limit ?? pageSize;
}

function readValue(scope: Scope, node: ValueNode): unknown {
  if (node.kind === Kind.VARIABLE) return scope.variables[node.name.value];
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind !== Kind.OBJECT) return undefined;
  return Object.fromEntries(
    node.fields.map((field) => [field.name.value, readValue(scope, field.value)]),
  );
}
