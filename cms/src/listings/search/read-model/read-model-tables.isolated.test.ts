import type * as Amenities from '@agency/domain/amenities';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@agency/domain/amenities');
});

async function findVersion(changed: Partial<typeof Amenities> = {}): Promise<number> {
  vi.resetModules();
  vi.doMock('@agency/domain/amenities', async (importOriginal) => ({
    ...(await importOriginal<typeof Amenities>()),
    ...changed,
  }));
  return (await import('./read-model-tables.js')).PROJECTION_VERSION;
}

test('FIND-23 a change of what listings state about amenities rebuilds the read model', async () => {
  const version = await findVersion();
  expect(await findVersion()).toBe(version);
  expect(await findVersion({ statedAmenities: { garden: ['1'] } })).not.toBe(version);
});
