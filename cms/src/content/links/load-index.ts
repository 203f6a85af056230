import type { Core, UID } from '@strapi/strapi';
import { GraphQLError } from 'graphql';
import type { Language } from '@agency/domain/languages';
import { findLandingPage } from '../../listings/landing/find-landing-page';
import { findProject } from '../../listings/projects/find-projects';
import { findCardsOfListing } from '../../listings/search/find-cards';
import { listEnabledLanguages } from '../languages/enabled-languages';
import { findRedirect } from '../redirects/find-redirect';
import { fullPath, loadPages } from '../validation/page-rows';
import { listAnchors } from './list-anchors';
import type { Branch, LinkDocument, LinkIndex, LinkPage, LinkSection } from './link-index';

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

/** The types of documents below a page that the site knows. */
const branchTypes: Readonly<Record<Branch, readonly string[]>> = {
  testimonials: ['api::testimonial.testimonial'],
  team: ['api::agent.agent', 'api::office.office'],
  projects: [],
};

/** Everything that a link may lead to, as it is stored now. */
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
        ? findProjectBySlug(strapi, language, slug)
        : findDocument(strapi, branchTypes[branch], { locale: language, slug }),
    isListing: async (id) => (await findCardsOfListing(strapi, id)).size > 0,
    isLanding: (goal, [citySlug, typeSlug], language) =>
      isLanding(strapi, { language, goal, citySlug, typeSlug }),
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

/** The published one where there is one, else the draft; null without either. */
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

async function findProjectBySlug(
  strapi: Core.Strapi,
  language: Language,
  slug: string,
): Promise<LinkDocument | null> {
  const project = await orNull(findProject(strapi, { language, slug }));
  return project && { title: slug, isPublished: true, anchors: [] };
}

/** Before the first import nothing is known, and anything may be right. */
async function isLanding(strapi: Core.Strapi, asked: object): Promise<boolean> {
  if ((await strapi.db.query('api::city.city').count()) === 0) return true;
  return (await orNull(findLandingPage(strapi, asked))) !== null;
}

/** By its address, or a variant of a picture by the name that its original has. */
async function isFile(strapi: Core.Strapi, path: string): Promise<boolean> {
  const files = strapi.db.query('plugin::upload.file');
  if ((await files.count({ where: { url: path } })) > 0) return true;
  const name = path.split('/').at(-1) ?? '';
  const original = /^(.+)-[a-z0-9]+\.[a-z0-9]+$/i.exec(name)?.[1];
  return original !== undefined && (await files.count({ where: { hash: original } })) > 0;
}

/** What an address says may be too long or no slug: there is no such thing then. */
async function orNull<Found>(finding: Promise<Found | null>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
