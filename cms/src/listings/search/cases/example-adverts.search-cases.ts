import { expect, test } from 'vitest';
import type { SeededSearch } from '../../../../test/seeded-search';

/** Homes for rent without facts about their meters, as an example of a warning for staff. */
const withoutMeters = ['5204271', '5204334', '5204397', '5204460'];
const meters = ['waterMeter', 'gasMeter', 'electricityMeter'].map((kind) => `brussels.${kind}`);

export function testExampleAdverts(seeded: () => SeededSearch): void {
  test('LAW-9 the adverts of the example lack nothing but the meters of four homes to let', async () => {
    const incomplete = (await seeded()
      .cms.strapi.db.connection('listings')
      .whereNotNull('law_rules')
      .orderBy('reference')
      .select('reference', 'law_rules')) as { reference: string; law_rules: string }[];
    expect(incomplete).toEqual(
      withoutMeters.map((reference) => ({ reference, law_rules: meters.join(' ') })),
    );
  });
}
