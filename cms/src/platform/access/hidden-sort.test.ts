import { expect, test } from 'vitest';
import { dropHiddenSort } from './hidden-sort';

const models: Record<string, object> = {
  lead: {
    name: { type: 'string' },
    assignee: { type: 'relation', target: 'staff' },
    owner: { type: 'relation', target: 'owner' },
    visit: { type: 'component', component: 'visit' },
    createdBy: { type: 'relation', target: 'staff' },
  },
  owner: { name: { type: 'string' }, version: { type: 'integer' } },
  staff: { email: { type: 'email' } },
};
const shown = ['lead name', 'lead owner', 'lead visit.day', 'owner name', 'lead createdBy'];
const mayRead = (model: string, field: string): boolean => shown.includes(`${model} ${field}`);
const strapi = { getModel: (uid: string) => ({ attributes: models[uid] }) } as never;

test.each([
  ['name:ASC', 'name:ASC'],
  ['name:ASC,assignee.email:DESC', 'name:ASC'],
  ['assignee.email', ''],
  ['owner.name', 'owner.name'],
  ['owner.version:ASC', ''],
  ['createdBy.email', ''],
  ['createdAt:DESC', 'createdAt:DESC'],
  ['visit.day', 'visit.day'],
  [['name', 'assignee'], ['name']],
  [{ name: 'asc', owner: { version: 'desc' } }, { name: 'asc' }],
  [{ assignee: { email: 'asc' } }, {}],
  [
    [{ owner: { version: 'asc' } }, 'name'],
    [{}, 'name'],
  ],
])('CMS-3 of the order %j is left %j', (sort, left) => {
  expect(dropHiddenSort(strapi, sort, { model: 'lead', mayRead })).toEqual(left);
});
