import { z } from 'zod';
import { isRecord } from '../../../platform/rules/is-record';
import { readFlag, readNumber, readText } from '../../rules/snapshot-value';
import type { ProblemLog } from '../import-report';
import type { Snapshot } from '../read-snapshot';

/** A property type with its names by language and its position in the tree. */
export interface TypeDraft {
  webId: string;
  parentWebId: string | null;
  /** Null for a group: a node of the tree that is not in types.json. */
  showOrder: number | null;
  sale: boolean;
  rent: boolean;
  names: Record<string, string>;
}

const NAME_LENGTH = 120;
const ID_LENGTH = 40;
const MAX_INTEGER = 2_147_483_647;

const typeRecord = z.object({
  WebID: z.unknown().optional().transform(readText),
  Name: z.unknown().optional().transform(readText),
  ShowOrder: z
    .unknown()
    .optional()
    .transform((value) => readNumber(value) ?? null),
  Sale: z
    .unknown()
    .optional()
    .transform((value) => readFlag(value) ?? true),
  Rent: z
    .unknown()
    .optional()
    .transform((value) => readFlag(value) ?? true),
});

const treeRecord = z.object({
  ID: z.unknown().optional().transform(readText),
  ParentID: z.unknown().optional().transform(readText),
  WebID: z.unknown().optional().transform(readText),
  Name: z.unknown().optional().transform(readText),
});

/**
 * Parses the types of the snapshot: those of types.json, and groups that only the tree names.
 * Records without an id or a name are reported and left out.
 */
export function parseTypes(
  snapshot: Pick<Snapshot, 'languages' | 'records'>,
  log: ProblemLog,
): Map<string, TypeDraft> {
  const types = new Map<string, TypeDraft>();
  for (const language of snapshot.languages) {
    const { types: records = [], tree = [] } = snapshot.records[language] ?? {};
    for (const [index, record] of records.entries()) {
      const type = typeRecord.parse(isRecord(record) ? record : {});
      const id = type.WebID ?? `types #${index + 1}`;
      if (!type.WebID || !type.Name || isTooLong(type)) {
        log.add(id, type.WebID ? 'Name' : 'WebID', 'is missing or too long', language);
        continue;
      }
      const ShowOrder = readOrder(type.ShowOrder) ?? index;
      const draft = types.get(type.WebID) ?? buildType(type.WebID, { ...type, ShowOrder });
      draft.names[language] ??= type.Name;
      types.set(type.WebID, draft);
    }
    addTree(types, tree, language, log);
  }
  return types;
}

function addTree(
  types: Map<string, TypeDraft>,
  tree: unknown[],
  language: string,
  log: ProblemLog,
): void {
  const nodes = tree.map((record) => treeRecord.parse(isRecord(record) ? record : {}));
  const known = nodes.filter((node) => !isTooLong(node));
  const webIds = new Map(known.map((node) => [node.ID, node.WebID]));
  for (const { WebID } of nodes.filter(isTooLong)) {
    log.add(WebID ?? 'tree', 'Name', 'is too long, or its WebID is', language);
  }
  for (const { WebID, ParentID, Name } of known) {
    if (!WebID || !Name) continue;
    const draft = types.get(WebID) ?? buildType(WebID, { ShowOrder: null, Sale: true, Rent: true });
    draft.names[language] ??= Name;
    const parent = ParentID === null || ParentID === '0' ? null : (webIds.get(ParentID) ?? null);
    draft.parentWebId ??= parent === WebID ? null : parent;
    types.set(WebID, draft);
  }
}

function isTooLong({ WebID, Name }: { WebID: string | null; Name: string | null }): boolean {
  return (Name ?? '').length > NAME_LENGTH || (WebID ?? '').length > ID_LENGTH;
}

/** Returns a sort order that a database column can hold. */
function readOrder(given: number | null): number | null {
  return given !== null && Math.abs(given) <= MAX_INTEGER ? given : null;
}

function buildType(
  webId: string,
  { ShowOrder, Sale, Rent }: { ShowOrder: number | null; Sale: boolean; Rent: boolean },
): TypeDraft {
  return {
    webId,
    parentWebId: null,
    showOrder: ShowOrder === null ? null : Math.trunc(ShowOrder),
    sale: Sale,
    rent: Rent,
    names: {},
  };
}
