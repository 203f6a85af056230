import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { type SeededSearch } from '../../../../test/seeded-search';

export function testSitemapAddresses(seeded: () => SeededSearch): void {
  const MAP = `{ listingMap { parts { number updatedAt } saleUpdatedAt rentUpdatedAt } }`;
  const PART = `query ($part: Int!) {
    listingAddresses(part: $part) { id goal updatedAt slugs { language citySlug typeSlug } }
  }`;
  interface Address {
    id: string;
    goal: string;
    updatedAt: string;
    slugs: object[];
  }

  async function listPart(part: number): Promise<Address[]> {
    const { data } = await seeded().cms.query<{ listingAddresses: Address[] }>(PART, { part });
    return data?.listingAddresses ?? [];
  }

  test('SEO-1 are those of all listings on offer, in every language, with their last change', async () => {
    const [sale, rent] = [
      await seeded().search({ filter: { goal: 'sale' } }),
      await seeded().search({ filter: { goal: 'rent' } }),
    ];
    const addresses = await listPart(1);
    expect(addresses).toHaveLength(sale.total + rent.total);
    expect(addresses.every(({ slugs }) => slugs.length === languages.length)).toBe(true);
    const stored = await seeded()
      .cms.strapi.db.query('api::listing.listing')
      .findOne({ where: { reference: addresses[0]?.id } });
    expect(addresses[0]?.updatedAt).toBe(new Date(stored?.updatedAt as string).toISOString());
  });

  test('SEO-1 the map names the parts that there are and their newest change', async () => {
    const { data, errors } = await seeded().cms.query<{ listingMap: unknown }>(MAP);
    expect(errors).toBeUndefined();
    const addresses = await listPart(1);
    const newest = (goal: string): string | undefined =>
      addresses
        .filter((one) => one.goal === goal)
        .map((one) => one.updatedAt)
        .sort()
        .at(-1);
    const [saleUpdatedAt, rentUpdatedAt] = [newest('sale'), newest('rent')];
    const updatedAt = [saleUpdatedAt, rentUpdatedAt].sort().at(-1);
    expect(data?.listingMap).toEqual({
      parts: [{ number: 1, updatedAt }],
      saleUpdatedAt,
      rentUpdatedAt,
    });
    expect(await listPart(2)).toEqual([]);
  });
}
