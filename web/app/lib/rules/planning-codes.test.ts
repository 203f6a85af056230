import { expect, test } from 'vitest';
import { listPlanningKeys } from './planning-codes';

test.each([
  ['permit', 'Vg', ['planning.permit.vg']],
  ['permit', ' GVG ', ['planning.permit.gvg']],
  ['destination', 'WgLk', ['planning.destination.wglk']],
  ['destination', 'Wg, Ag', ['planning.destination.wg', 'planning.destination.ag']],
  ['summons', 'Gmo', ['planning.summons.gmo']],
  ['preemption', 'Gvkr', ['planning.preemption.gvkr']],
  ['allotment', 'Vv', ['planning.allotment.vv']],
] as const)('DETAIL-2 reads the %s mention %j', (subject, mention, keys) => {
  expect(listPlanningKeys(subject, mention)).toEqual(keys);
});

test.each(['', null, undefined, 'vergund', 'Vg, iets', 'constructor', 'Vkr'])(
  'DETAIL-2 leaves the permit %j as it is given',
  (mention) => {
    expect(listPlanningKeys('permit', mention)).toEqual([]);
  },
);
