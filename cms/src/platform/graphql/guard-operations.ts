import {
  GraphQLError,
  Kind,
  TypeInfo,
  getNamedType,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { previewActions } from '../access/site-actions';
import { countOperationCost } from './operation-cost';
import { countRootCost, listRootFields, triesPasswords } from './root-fields';

/** Operations above this cost are refused; a page layout costs about 200, a rich page 2,000. */
export const costLimit = 10_000;

interface OperationContext {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  request: { variables?: Record<string, unknown> };
  contextValue: { state?: { auth?: { ability?: { can(action: string): boolean } | null } } };
}

/**
 * Apollo plugin that refuses operations that cost too much, and drafts without the preview
 * token, before they run.
 */
export const guardOperations = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation(context: OperationContext): Promise<void> {
        refuseCostly(context);
        refusePasswords(context);
        refuseDrafts(context);
        return Promise.resolve();
      },
    }),
};

export function refuseCostly({
  schema,
  document,
  operation,
  request,
}: Omit<OperationContext, 'contextValue'>): void {
  const fields = listRootFields(document, operation);
  const objects = countOperationCost(schema, document, operation, request.variables ?? {});
  const cost = objects + countRootCost(operation, fields);
  if (cost <= costLimit) return;
  throw new GraphQLError(
    `This operation costs ${cost} and ${costLimit} is allowed: ask for fewer items or levels.`,
    { extensions: { code: 'OPERATION_TOO_COSTLY', http: { status: 400 } } },
  );
}

function refusePasswords({ document, operation }: OperationContext): void {
  if (!triesPasswords(listRootFields(document, operation))) return;
  throw new GraphQLError('One password is tried or set a request.', {
    extensions: { code: 'OPERATION_TOO_COSTLY', http: { status: 400 } },
  });
}

function refuseDrafts({ schema, document, request, contextValue }: OperationContext): void {
  if (contextValue.state?.auth?.ability?.can(previewActions.readDrafts)) return;
  const variables = request.variables ?? {};
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Argument(node) {
        const type = typeInfo.getInputType();
        const name = type ? getNamedType(type).name : '';
        if (name === 'PublicationStatus' && readEnum(node.value, variables) !== 'PUBLISHED') {
          throw forbidden();
        }
        if (name === 'PublicationFilter' || node.name.value === 'hasPublishedVersion') {
          throw forbidden();
        }
      },
    }),
  );
}

/** Returns the value of an enum argument, written or from a variable; undefined if invalid. */
function readEnum(node: ValueNode, variables: Record<string, unknown>): unknown {
  if (node.kind === Kind.ENUM) return node.value;
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  return undefined;
}

function forbidden(): GraphQLError {
  return new GraphQLError('Drafts are for the preview only.', {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  });
}
