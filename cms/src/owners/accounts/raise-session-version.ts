import type { Core } from '@strapi/strapi';

/**
 * Ends every session of an owner, everywhere and at once (OWN-1): in one statement, so that of two
 * that come together none is lost, and in the transaction under way. Answers the new version.
 */
export async function raiseSessionVersion(strapi: Core.Strapi, id: number): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    const owner = trx('up_users').where({ id });
    await owner.clone().update({ session_version: trx.raw('coalesce(session_version, 0) + 1') });
    const row = (await owner.clone().first('session_version')) as { session_version: number };
    return row.session_version;
  });
}
