import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { languages } from '@agency/domain/languages';
import { checkLoss } from '../import/check-losses';
import { importParts, type ImportPart } from '../import/import-parts';
import type { ProblemLog } from '../import/import-report';
import { AGENT, OFFICE } from '../team/load-team';
import { parseAgents, parseOffices, type TeamDraft } from './parse-team';

type Uid = typeof AGENT | typeof OFFICE;

interface Stored {
  documentId: string;
  key: string;
  sourceHash: string | null;
}

/** Adds agents and offices to imports whose snapshot has their files. */
export function registerTeamImport(strapi: Core.Strapi): void {
  importParts.add(strapi, teamImport);
}

const teamImport: ImportPart = {
  async prepare(strapi, records, { log, maxRemoveShare }) {
    const offices = records.offices && parseOffices(records.offices, log);
    const agents = records.agents && parseAgents(records.agents, log);
    const left = agents ? await listLeft(strapi, agents, maxRemoveShare) : [];
    return async () => {
      const wrong = (await writeAll(strapi, OFFICE, offices ?? [], log)).rejected;
      const written = await writeAll(strapi, AGENT, agents ?? [], log);
      for (const { documentId } of left) await block(strapi, documentId);
      const count = written.count + left.length;
      return {
        changes: count > 0 ? [`agents: ${written.count} written, ${left.length} blocked`] : [],
        rejected: wrong + written.rejected,
      };
    };
  },
};

/** Lists imported agents that are no longer in the file; those made by hand stay. */
async function listLeft(
  strapi: Core.Strapi,
  agents: readonly TeamDraft[],
  maxShare: number,
): Promise<Stored[]> {
  const imported = (await listStored(strapi, AGENT)).filter(
    ({ sourceHash }) => sourceHash && sourceHash !== gone,
  );
  const keys = new Set(agents.map(({ key }) => key));
  const left = imported.filter(({ key }) => !keys.has(key));
  const count = { lost: left.length, known: imported.length };
  checkLoss(count, `block ${count.lost} of ${count.known} agents`, { maxShare, confirmed: 0 });
  return left;
}

async function writeAll(
  strapi: Core.Strapi,
  uid: Uid,
  drafts: readonly TeamDraft[],
  log: ProblemLog,
): Promise<{ count: number; rejected: number }> {
  const known = new Map((await listStored(strapi, uid)).map((stored) => [stored.key, stored]));
  const offices = new Map(
    (await listStored(strapi, OFFICE)).map(({ key, documentId }) => [key, documentId]),
  );
  const result = { count: 0, rejected: 0 };
  for (const draft of drafts) {
    const stored = known.get(draft.key);
    if (stored?.sourceHash === draft.sourceHash) continue;
    const office = offices.get(draft.officeKey ?? '');
    if (draft.officeKey !== null && !office) {
      log.add(draft.key, 'OfficeID', `${draft.officeKey} is no office`);
    }
    try {
      const links = uid === AGENT ? { office: office ?? null } : {};
      await write(strapi, uid, draft, stored?.documentId, links);
      result.count += 1;
    } catch (error) {
      if ((error as Error).name !== 'ValidationError') throw error;
      const { details, message } = error as ValidationFailure;
      log.add(draft.key, details?.errors?.[0]?.path.join('.') ?? 'record', message);
      result.rejected += 1;
    }
  }
  return result;
}

type ValidationFailure = Error & { details?: { errors?: { path: string[] }[] } };

/** Writes all languages of one document, or none. */
async function write(
  strapi: Core.Strapi,
  uid: Uid,
  { key, sourceHash, shared, texts }: TeamDraft,
  known: string | undefined,
  links: object,
): Promise<void> {
  const documents = documentsOf(strapi, uid);
  await strapi.db.transaction(async () => {
    let documentId = known;
    for (const locale of languages) {
      const data = { key, sourceHash, ...shared, ...texts[locale], ...links };
      if (documentId) await documents.update({ documentId, locale, data });
      else ({ documentId } = await documents.create({ locale, data }));
    }
    if (documentId) await documents.publish({ documentId, locale: '*' });
  });
}

const gone = 'gone';

/** Removes a former agent from the site and from the recipients of mails. */
async function block(strapi: Core.Strapi, documentId: string): Promise<void> {
  const documents = documentsOf(strapi, AGENT);
  const data = { presence: 'blocked', sourceHash: gone };
  for (const locale of languages) await documents.update({ documentId, locale, data });
  await documents.publish({ documentId, locale: '*' });
}

async function listStored(strapi: Core.Strapi, uid: Uid): Promise<Stored[]> {
  return (await strapi.db
    .query(uid)
    .findMany({ where: { locale: languages[0], publishedAt: null } })) as Stored[];
}
