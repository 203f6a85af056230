import { expect, test } from 'vitest';
import { createAnswerMemory } from './answer-memory.server';
import { TypedDocumentString } from '../generated/graphql';
import type { QueryCms } from './client.server';

const pages = 'query Page($key: String!) { page }';
const newest = 'query NewestListings { listings }';
const found = 'query SearchListings { listings }';

function buildMemory(maxAnswers = 10) {
  const cms = { now: 0, asked: 0, isDown: false };
  const ask: QueryCms = <Result>() => {
    cms.asked += 1;
    return cms.isDown
      ? Promise.reject<Result>(new Error('down'))
      : Promise.resolve(cms.asked as Result);
  };
  const memory = createAnswerMemory(ask, { maxAnswers, now: () => cms.now });
  const documents = new Map<string, TypedDocumentString<unknown, { key: string }>>();
  const get = (query: string, key = 'home'): Promise<unknown> => {
    const document = documents.get(query) ?? new TypedDocumentString(query);
    documents.set(query, document);
    return memory.queryCms(document, { key });
  };
  return { cms, get, forget: memory.forget };
}

const change = (type: 'page' | 'list') => [{ type, key: null, languages: null }];

test('PERF-2 content is asked once for each of its variables, what a visitor chose each time', async () => {
  const { get } = buildMemory();
  expect([await get(pages), await get(pages), await get(pages, 'team')]).toEqual([1, 1, 2]);
  expect([await get(found), await get(found)]).toEqual([3, 4]);
});

test('CMS-2 a notice makes forget what it names, and nothing else', async () => {
  const { get, forget } = buildMemory();
  await get(pages);
  await get(newest);
  forget(change('list'));
  expect([await get(pages), await get(newest)]).toEqual([1, 3]);
  forget(change('page'));
  expect([await get(pages), await get(newest)]).toEqual([4, 3]);
});

test('CMS-2 what was asked before a notice is no answer to who asks after it', async () => {
  const { get, forget } = buildMemory();
  const before = get(pages);
  forget(change('page'));
  expect([await before, await get(pages), await get(pages)]).toEqual([1, 2, 2]);
});

test('PERF-2 nobody waits for an answer because of its age', async () => {
  const { cms, get } = buildMemory();
  await get(pages);
  cms.now = 5 * 60_000;
  expect(await get(pages)).toBe(1);
  expect(await get(pages)).toBe(2);
  cms.now *= 2;
  cms.isDown = true;
  expect([await get(pages), await get(pages)]).toEqual([2, 2]);
});

test('CMS-2 a failure is not remembered', async () => {
  const { cms, get } = buildMemory();
  cms.isDown = true;
  await expect(get(pages)).rejects.toThrow('down');
  cms.isDown = false;
  expect(await get(pages)).toBe(2);
});

test('PERF-2 what was not used for longest goes first', async () => {
  const { get } = buildMemory(2);
  await get(pages, 'one');
  await get(pages, 'two');
  await get(pages, 'one');
  await get(pages, 'three');
  expect([await get(pages, 'one'), await get(pages, 'two')]).toEqual([1, 4]);
});
