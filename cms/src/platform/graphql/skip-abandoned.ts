import { GraphQLError, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

interface OperationContext {
  operation: OperationDefinitionNode;
  contextValue: { koaContext?: { res: { destroyed: boolean } } };
}

interface FieldContext {
  contextValue: OperationContext['contextValue'];
  info: { operation: OperationDefinitionNode };
}

/**
 * Apollo plugin that stops resolving fields of a query when its connection is closed. A running
 * database query finishes; mutations always finish.
 */
export const skipAbandoned = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation, contextValue }: OperationContext): Promise<void> {
        refuseAbandoned(operation, contextValue);
        return Promise.resolve();
      },
      executionDidStart: () =>
        Promise.resolve({
          willResolveField({ contextValue, info }: FieldContext): void {
            refuseAbandoned(info.operation, contextValue);
          },
        }),
    }),
};

function refuseAbandoned(
  { operation }: OperationDefinitionNode,
  { koaContext }: OperationContext['contextValue'],
): void {
  if (operation !== OperationTypeNode.QUERY || !koaContext?.res.destroyed) return;
  throw new GraphQLError('The connection was closed.', {
    extensions: { code: 'ABANDONED', http: { status: 499 } },
  });
}
