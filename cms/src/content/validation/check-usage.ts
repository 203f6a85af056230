import type { Core, UID } from '@strapi/strapi';
import { sayRefusal } from '../../platform/rules/refusals/say-refusal';
import { refuse } from '../../platform/validation/refusal';

type Plural =
  'pages' | 'categories' | 'articles' | 'subcategories' | 'listings' | 'projects' | 'agents';

interface Use {
  by: string;
  relation: string;
  name: string;
  plural: Plural;
}

const mostNames = 3;

/** Types shown by other documents; they are not deleted while in use. */
const uses: Readonly<Record<string, readonly Use[]>> = {
  'api::module.module': [
    use('api::page.page', 'modules', 'title', 'pages'),
    use('api::article-category.article-category', 'modules', 'name', 'categories'),
  ],
  'api::article-category.article-category': [
    use('api::article.article', 'category', 'title', 'articles'),
    use('api::article-subcategory.article-subcategory', 'category', 'name', 'subcategories'),
  ],
  'api::article-subcategory.article-subcategory': [
    use('api::article.article', 'subcategory', 'title', 'articles'),
  ],
  'api::city.city': [
    use('api::listing.listing', 'city', 'reference', 'listings'),
    use('api::project.project', 'city', 'reference', 'projects'),
  ],
  'api::property-type.property-type': [
    use('api::listing.listing', 'types', 'reference', 'listings'),
  ],
  'api::office.office': [use('api::agent.agent', 'office', 'name', 'agents')],
  'api::project.project': [use('api::listing.listing', 'project', 'reference', 'listings')],
};

export async function checkUsage(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locales: readonly string[],
): Promise<void> {
  for (const { by, relation, name, plural } of uses[uid] ?? []) {
    const isLocalized = 'locale' in strapi.contentType(by as UID.ContentType).attributes;
    const rows = (await strapi.db.query(by as UID.ContentType).findMany({
      select: ['documentId', name],
      where: {
        [relation]: { documentId },
        ...(isLocalized ? { locale: { $in: [...locales] } } : {}),
      },
      limit: 50,
    })) as Record<string, string>[];
    const names = new Map(rows.map((row) => [row.documentId, row[name] ?? '']));
    if (names.size === 0) continue;
    const shown = [...names.values()].slice(0, mostNames).map((text) => `“${text}”`);
    const list = shown.join(', ');
    throw refuse(`usage.${plural}`, {
      names: names.size > mostNames ? sayRefusal('usage.more', { names: list }) : list,
    });
  }
}

function use(by: string, relation: string, name: string, plural: Plural): Use {
  return { by, relation, name, plural };
}
