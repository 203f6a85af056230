import { vi } from 'vitest';
import type { TestCms } from '../../../cms/test/boot';

/** Values for a published row, written without validation; `parent` by its key. */
export type Forced = { uid: string; key: string; language: string; data: object };

type Query = {
  findOne(options: object): Promise<Record<string, unknown> | null>;
  update(options: object): Promise<unknown>;
};

/** Writes directly to the database; returns a function that restores the row. */
export async function forceContent(
  { strapi }: TestCms,
  { uid, key, language, data }: Forced,
): Promise<() => Promise<void>> {
  const rows: Query = strapi.db.query(uid as 'api::page.page');
  const where = (name: string) => ({
    key: name,
    locale: language,
    publishedAt: { $notNull: true },
  });
  const row = await rows.findOne({
    where: where(key),
    populate: ['parent'].filter(() => 'parent' in data),
  });
  if (!row) throw new Error(`There is no ${uid} ${key} in ${language}`);
  const change = { ...data } as Record<string, unknown>;
  if ('parent' in change) {
    const { key: parent } = change.parent as { key: string };
    change.parent = (await rows.findOne({ where: where(parent) }))?.id;
  }
  const before = Object.fromEntries(
    Object.keys(change).map((name) => [name, name === 'parent' ? idOf(row.parent) : row[name]]),
  );
  await rows.update({ where: { id: row.id }, data: change });
  return async () => void (await rows.update({ where: { id: row.id }, data: before }));
}

function idOf(related: unknown): unknown {
  return (related as { id: number } | null | undefined)?.id ?? null;
}

export function collectErrors() {
  const lines: string[] = [];
  const spy = vi
    .spyOn(console, 'error')
    .mockImplementation((line) => void lines.push(String(line)));
  return { lines, stop: () => spy.mockRestore() };
}

export type TestDatabase = TestCms['strapi']['db']['connection'];
