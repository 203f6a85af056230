import type { RouteTable } from '../i18n/route-table';

/**
 * `build`, called once for an answer, the addresses of the site and a choice, as long as answer and addresses live:
 * remembered answers (`answer-memory.server.ts`) stay the same objects until a publish notice names them. What is built
 * may depend on nothing else that changes.
 */
export function buildOnce<
  Answer extends object,
  Context extends { table: RouteTable },
  Choice extends string | number | boolean | undefined,
  View,
>(
  build: (answer: Answer, context: Context, choice: Choice) => View,
): (answer: Answer, context: Context, choice: Choice) => View {
  const built = new WeakMap<Answer, { table: RouteTable; views: Map<Choice, View> }>();
  return (answer, context, choice) => {
    const { table } = context;
    const known = built.get(answer);
    const views = known?.table === table ? known.views : new Map<Choice, View>();
    if (known?.table !== table) built.set(answer, { table, views });
    const view = views.has(choice) ? (views.get(choice) as View) : build(answer, context, choice);
    views.set(choice, view);
    return view;
  };
}
