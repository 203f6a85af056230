import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { countRootCost, listRootFields, triesPasswords } from './root-fields';

function read(query: string): { operation: OperationDefinitionNode; fields: string[] } {
  const document = parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return { operation, fields: listRootFields(document, operation) };
}

test.each([
  ['{ page { key } }', 50],
  ['{ a: countListings b: countListings }', 100],
  ['{ __typename }', 0],
  ['mutation { stopSavedSearch { state } }', 1000],
  ['mutation { a: recordVisits b: recordVisits ... { c: recordVisits } }', 3000],
  ['mutation { ...A ...A } fragment A on Mutation { a: stopSavedSearch b: stopSavedSearch }', 2000],
])('CMS-6 the root fields of %s cost %d', (query, cost) => {
  const { operation, fields } = read(query);
  expect(countRootCost(operation, fields)).toBe(cost);
});

test.each([
  ['mutation { logInOwner { session } }', false],
  ['mutation { a: logInOwner { session } b: logInOwner { session } }', true],
  ['mutation { logInOwner { session } ...A } fragment A on Mutation { setPassword }', true],
  ['mutation { logInOwner { session } stopSavedSearch { state } }', false],
])('CMS-6 one password a request: %s tries more: %s', (query, isTried) => {
  expect(triesPasswords(read(query).fields)).toBe(isTried);
});
