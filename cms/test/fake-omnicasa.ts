import type { Language } from '@agency/domain/languages';
import type { SourceAnswer, SourceRequest } from './fake-source';

type Lists = Partial<Record<Language, Record<string, unknown>[]>>;

export interface OmnicasaRecords {
  properties: Lists;
  projects?: Lists;
  deleted?: string[];
}

const byLanguageId = new Map<unknown, Language>([
  [1, 'nl'],
  [2, 'fr'],
  [3, 'en'],
  [4, 'de'],
]);

/**
 * Responds like Omnicasa: wraps the result in the call's name, with rows from the first to the
 * last requested.
 */
export function answerAsOmnicasa(
  { properties, projects = {}, deleted = [] }: OmnicasaRecords,
  { name, password }: { name: string; password: string },
): (request: Pick<SourceRequest, 'url'>) => SourceAnswer {
  return ({ url }) => {
    const endpoint = url.pathname.slice(1).replace(/Json$/, '');
    const asked = readQuery(url);
    const wrap = (value: object) => ({ body: { [`${endpoint}JsonResult`]: value } });
    if (asked.CustomerName !== name || asked.CustomerPassword !== password) {
      return wrap({ Success: false, Message: 'Unknown customer', Value: null });
    }
    if (endpoint === 'GetDeletedPropertyIDs') return wrap({ Success: true, Value: deleted });
    const lists = endpoint === 'GetPropertyList' ? properties : projects;
    const all = lists[byLanguageId.get(asked.LanguageId) ?? 'nl'] ?? [];
    const items = all.slice(Number(asked.Limit1) - 1, Number(asked.Limit2));
    return wrap({
      Success: true,
      Value: { From: asked.Limit1, RowsCount: all.length, Items: items },
    });
  };
}

export function readQuery(url: URL | undefined): Record<string, unknown> {
  return JSON.parse(url?.searchParams.get('json') ?? '{}') as Record<string, unknown>;
}
