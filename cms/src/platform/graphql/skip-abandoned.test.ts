import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { skipAbandoned } from './skip-abandoned';

const schema = buildSchema(`
  type Step { next: Step, value: Int }
  type Query { first: Step }
  type Mutation { first: Step }
`);

/**
 * Resolves a chain of fields with the plugin called like Apollo does; the connection closes at
 * the second.
 */
async function run(source: string) {
  const contextValue = { koaContext: { res: { destroyed: false } } };
  const { executionDidStart } = await skipAbandoned.requestDidStart();
  const { willResolveField } = await executionDidStart();
  let resolved = 0;
  const { errors } = await graphql({
    schema,
    source,
    contextValue,
    async fieldResolver(_source, _args, context: typeof contextValue, info) {
      willResolveField({ contextValue: context, info });
      await Promise.resolve();
      resolved += 1;
      if (resolved === 2) contextValue.koaContext.res.destroyed = true;
      return info.fieldName === 'value' ? 1 : {};
    },
  });
  return { codes: errors?.map(({ extensions }) => extensions['code']) ?? [], resolved };
}

const steps = '{ first { next { next { value } } } }';

test('PERF-3 nothing more is resolved for a query whose connection has closed', async () => {
  expect(await run(`query ${steps}`)).toEqual({ codes: ['ABANDONED'], resolved: 2 });
});

test('PERF-3 a mutation is finished, whether anybody waits or not', async () => {
  expect(await run(`mutation ${steps}`)).toEqual({ codes: [], resolved: 4 });
});
