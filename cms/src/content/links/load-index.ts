import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { CARDS } from '../../listings/search/read-model/read-model-tables';
import { listEnabledLanguages } from '../languages/enabled-languages';
import { findRedirect } from '../redirects/find-redirect';
import { fullPath, loadPages } from '../validation/page-rows';
import {
  type Branch,
  type LinkDocument,
  type LinkIndex,
  type LinkPage,
  type LinkSection,
  listAnchors,
} from './link-index';
import { kinds } from '@agency/domain/kinds';
import { nameKind } from '../../listings/rules/listing-kind';
import { writeCityName } from '@agency/domain/city-name';
import { listTypeWords } from '../../listings/rules/type-words';
import { toSlug } from '../../platform/rules/slug';

interface SectionRow {
  key: string;
  name: string | null;
  slug: string | null;
  locale: string;
  category?: { key: string; slug: string | null } | null;
}

interface DocumentRow {
  title?: string | null;
  name?: string | null;
  publishedAt: unknown;
  body?: unknown;
}

const branchTypes: Readonly<Record<Branch, readonly string[]>> = {
  testimonials: ['api::testimonial.testimonial'],
  team: ['api::agent.agent', 'api::office.office'],
  projects: [],
};

export async function loadIndex(strapi: Core.Strapi): Promise<LinkIndex> {
  const modules = (await strapi.db.query('api::module.module').findMany({ select: ['key'] })) as {
    key: string | null;
  }[];
  return {
    languages: await listEnabledLanguages(strapi),
    pages: await listPages(strapi),
    sections: await listSections(strapi),
    moduleKeys: new Set(modules.flatMap(({ key }) => key ?? [])),
    findArticle: (category, locale, slug) =>
      findDocument(strapi, ['api::article.article'], {
        locale,
        category: { key: category },
        $or: [{ slug }, { key: { $eqi: slug } }],
      }),
    findBelow: async (branch, language, slug) =>
      branch === 'projects'
        ? findProject(strapi, slug)
        : findDocument(strapi, branchTypes[branch], { locale: language, slug }),
    isListing: (reference) => hasCard(strapi, (cards) => cards.where({ reference })),
    isLanding: (slugs) => isLanding(strapi, slugs),
    isFile: (path) => isFile(strapi, path),
    findMoved: (language, path) => findRedirect(strapi, { language, path }),
  };
}

async function listPages(strapi: Core.Strapi): Promise<LinkPage[]> {
  const rows = await loadPages(strapi);
  return rows.map((page) => ({ ...page, path: fullPath(rows, page).toLowerCase() }));
}

async function listSections(strapi: Core.Strapi): Promise<LinkSection[]> {
  const read = async (uid: string, populate: object): Promise<SectionRow[]> =>
    (await strapi.db.query(uid as UID.ContentType).findMany({ populate })) as SectionRow[];
  const categories = await read('api::article-category.article-category', {});
  const below = await read('api::article-subcategory.article-subcategory', {
    category: { select: ['key', 'slug'] },
  });
  return [
    ...categories.map(({ key, name, slug, locale }) => ({
      key,
      name: name ?? key,
      locale,
      path: slug ?? '',
    })),
    ...below.flatMap(({ key, name, slug, locale, category }) =>
      category
        ? [
            {
              key: `${category.key}/${key}`,
              name: name ?? key,
              locale,
              path: `${category.slug}/${slug}`,
            },
          ]
        : [],
    ),
  ].filter(({ path }) => path !== '');
}

/** Returns the published document, otherwise the draft; null without either. */
async function findDocument(
  strapi: Core.Strapi,
  types: readonly string[],
  where: Record<string, unknown>,
): Promise<LinkDocument | null> {
  for (const type of types) {
    const rows = (await strapi.db
      .query(type as UID.ContentType)
      .findMany({ where })) as DocumentRow[];
    const row = rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
    if (!row) continue;
    const { title, name, body, publishedAt } = row;
    return {
      title: title ?? name ?? '',
      isPublished: Boolean(publishedAt),
      anchors: listAnchors(body),
    };
  }
  return null;
}

/** Finds a project by the reference at the end of the slug. */
async function findProject(strapi: Core.Strapi, slug: string): Promise<LinkDocument | null> {
  const projects = (await strapi.db.query('api::project.project').findMany({
    where: { state: 'active' },
    select: ['reference'],
  })) as { reference: string }[];
  const found = projects.find(({ reference }) =>
    `-${slug.toLowerCase()}`.endsWith(`-${reference.toLowerCase()}`),
  );
  return found ? { title: found.reference, isPublished: true, anchors: [] } : null;
}

/** Before the first import no places are known, so every slug is accepted. */
async function isLanding(
  strapi: Core.Strapi,
  [citySlug = '', typeSlug]: readonly string[],
): Promise<boolean> {
  const cities = (await strapi.db
    .query('api::city.city')
    .findMany({ select: ['name', 'zip', 'countryId'] })) as Parameters<typeof isPlace>[1][];
  if (cities.length === 0) return true;
  if (!cities.some((city) => isPlace(citySlug, city))) return false;
  if (typeSlug === undefined) return true;
  const types = (await strapi.db
    .query('api::property-type.property-type')
    .findMany({ select: ['name', 'webId'] })) as Parameters<typeof isType>[1][];
  if (types.some((type) => isType(typeSlug, type)) || isKindSlug(typeSlug)) return true;
  // A listing uses words that are not type names.
  const word = typeSlug.toLowerCase();
  if (!/^[a-z0-9-]+$/.test(word)) return false;
  return hasCard(strapi, (cards) => cards.where('card', 'like', `%"typeSlug":"${word}"%`));
}

/** Uses the current transaction, since SQLite has one connection. */
async function hasCard(
  strapi: Core.Strapi,
  choose: (cards: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const card: unknown = await choose(trx(CARDS)).first('listing_id');
    return card !== undefined;
  });
}

/** Finds a file by its URL, or a variant by the name of its original. */
async function isFile(strapi: Core.Strapi, path: string): Promise<boolean> {
  const files = strapi.db.query('plugin::upload.file');
  if ((await files.count({ where: { url: path } })) > 0) return true;
  const name = path.split('/').at(-1) ?? '';
  const original = /^(.+)-[a-z0-9]+\.[a-z0-9]+$/i.exec(name)?.[1];
  return original !== undefined && (await files.count({ where: { hash: original } })) > 0;
}

/**
 * Reports whether a slug names a city in a landing page's address: its name in any language, its
 * postal code, or name and code for ambiguous names (`listings/search/slug-index`).
 */
export function isPlace(
  slug: string,
  { name, zip }: { name: string | null; zip: string | null },
): boolean {
  const code = toSlug(zip ?? '');
  return isNamed(slug, toSlug(writeCityName(name ?? '')), code) || (code !== '' && slug === code);
}

/** Reports whether a slug names a type: one word of its name, or all of it. */
export function isType(
  slug: string,
  { name, webId }: { name: string | null; webId: string | null },
): boolean {
  const words = [...listTypeWords(name ?? ''), name ?? ''].map(toSlug);
  return words.some((word) => isNamed(slug, word, toSlug(webId ?? '')));
}

/** Reports whether a slug names a kind below the types, such as `penthouse`. */
export function isKindSlug(slug: string): boolean {
  return kinds.some((webId) =>
    Object.values(nameKind(webId)).some((name) => isType(slug, { name, webId })),
  );
}

/** Abroad, the suffix is the code followed by the country. */
function isNamed(slug: string, base: string, code: string): boolean {
  if (base === '') return false;
  return slug === base || (code !== '' && `${slug}-`.startsWith(`${base}-${code}-`));
}
