import type { Core, UID } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { isLanguage, languages } from '@agency/domain/languages';
import { lockVersions } from '../edit-conflicts/document-versions';
import {
  inEveryLanguage,
  type AdminLanguage,
  type Translated,
} from '../../platform/rules/admin-languages';
import { refuse, refuseFields, translateRefusal } from '../../platform/validation/refusal';
import { readMainField } from '../labels/main-field';

const moduleUid = 'api::module.module' as UID.ContentType;

/** Versions of blocks as shown to the editor. */
const seenBlocks = z
  .array(z.strictObject({ documentId: z.string().max(64), updatedAt: z.iso.datetime() }))
  .max(100);

export type SeenBlock = z.infer<typeof seenBlocks>[number];

interface Context {
  params: { model: string };
  query: { locale?: string };
  request: { body?: { publishBlocks?: unknown; locale?: string } };
  state: { userAbility: { can(action: string, subject: string): boolean } };
}

/**
 * Middleware of the publishing route: publishes the blocks in `publishBlocks` of the body in the
 * same language, all or nothing. Throws a ValidationError that names each refused block and why,
 * or one that was saved since it was shown.
 */
export function publishWithBlocks(strapi: Core.Strapi) {
  return (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const { publishBlocks, ...body } = context.request.body ?? {};
    if (publishBlocks === undefined) return next();
    context.request.body = body;
    const { success, data: blocks } = seenBlocks.safeParse(publishBlocks);
    const locale = context.query.locale ?? body.locale ?? languages[0];
    if (!success || !isLanguage(locale) || context.params.model !== 'api::page.page') {
      throw refuse('block.publish');
    }
    if (!context.state.userAbility.can('plugin::content-manager.explorer.publish', moduleUid)) {
      throw new errors.ForbiddenError();
    }
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      await checkUnchanged(strapi, trx, blocks, locale);
      // Blocks first: a published page shows their published versions.
      await publishBlocksOf(strapi, blocks, locale);
      return next();
    });
  };
}

async function checkUnchanged(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  blocks: readonly SeenBlock[],
  locale: string,
): Promise<void> {
  const ids = blocks.map(({ documentId }) => documentId);
  const versions = await lockVersions(strapi, trx, moduleUid, ids);
  const isAsSeen = ({ documentId, updatedAt }: SeenBlock): boolean =>
    versions.some(
      (version) =>
        version.documentId === documentId &&
        version.locale === locale &&
        Date.parse(version.updatedAt) === Date.parse(updatedAt),
    );
  if (!blocks.every(isAsSeen)) throw refuse('block.changed');
}

async function publishBlocksOf(
  strapi: Core.Strapi,
  blocks: readonly SeenBlock[],
  locale: string,
): Promise<void> {
  const documents = documentsOf(strapi, moduleUid);
  const refused: Translated[] = [];
  for (const { documentId } of blocks) {
    try {
      await documents.publish({ documentId, locale });
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      const title = await readTitle(strapi, documentId, locale);
      const say = (language: AdminLanguage): string => {
        translateRefusal(error, language);
        return `${title}: ${error.message}`;
      };
      refused.push(inEveryLanguage(say));
    }
  }
  if (refused.length === 0) return;
  const message = inEveryLanguage((language) => refused.map((one) => one[language]).join('\n'));
  throw refuseFields(message, []);
}

async function readTitle(strapi: Core.Strapi, documentId: string, locale: string): Promise<string> {
  const field = readMainField(strapi, moduleUid);
  const row = (await strapi.db.query(moduleUid).findOne({
    where: { documentId, locale, publishedAt: null },
    select: [field, 'key'],
  })) as Record<string, string> | null;
  return row?.[field] || row?.key || documentId;
}
