import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const depthLimit = 12;

/**
 * Validation rule that limits the depth to `most` fields and measures each fragment once. The
 * rule of graphql-depth-limit, used by Strapi, measures it at each use: 30 fragments that each
 * use the next one twice take minutes.
 */
export function limitDepth(most: number) {
  return (context: ValidationContext): ASTVisitor => {
    const depths = new Map<string, number>();

    function measure(set: SelectionSetNode | undefined): number {
      let deepest = 0;
      for (const node of set?.selections ?? []) {
        if (node.kind === Kind.FIELD) {
          const isMeasured = node.selectionSet && !node.name.value.startsWith('__');
          if (isMeasured) deepest = Math.max(deepest, 1 + measure(node.selectionSet));
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          deepest = Math.max(deepest, measure(node.selectionSet));
        } else {
          deepest = Math.max(deepest, measureFragment(context.getFragment(node.name.value)));
        }
      }
      return deepest;
    }

    function measureFragment(fragment: FragmentDefinitionNode | null | undefined): number {
      if (!fragment) return 0;
      const name = fragment.name.value;
      if (!depths.has(name)) {
        // A fragment that contains itself is refused by another rule.
        depths.set(name, 0);
        depths.set(name, measure(fragment.selectionSet));
      }
      return depths.get(name) ?? 0;
    }

    return {
      OperationDefinition(node) {
        if (measure(node.selectionSet) > most) {
          const words = `This operation is deeper than ${most} levels.`;
          context.reportError(new GraphQLError(words, { nodes: node }));
        }
      },
    };
  };
}
