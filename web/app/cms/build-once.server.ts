import type { RouteTable } from '../i18n/paths/route-table';

type Choice = string | number | boolean;

/**
 * Memoizes `build` by answer, route table and a choice, for as long as answer and table live:
 * remembered answers (`answer-memory.server.ts`) stay the same objects until a publish notice names
 * them, and the table is replaced whenever the site changes. The result may depend on nothing else.
 */
export function buildOnce<
  Answer extends object,
  Context extends { table: RouteTable },
  Choices extends [] | [Choice],
  View,
>(
  build: (answer: Answer, context: Context, ...choices: Choices) => View,
): (answer: Answer, context: Context, ...choices: Choices) => View {
  const built = new WeakMap<Answer, { table: RouteTable; views: Map<Choice | undefined, View> }>();
  return (answer, context, ...choices) => {
    const { table } = context;
    let known = built.get(answer);
    if (known?.table !== table) {
      known = { table, views: new Map() };
      built.set(answer, known);
    }
    const [choice] = choices;
    if (known.views.has(choice)) return known.views.get(choice) as View;
    const view = build(answer, context, ...choices);
    known.views.set(choice, view);
    return view;
  };
}
