import type { Core, UID } from '@strapi/strapi';

interface Entity {
  id: number;
}

interface LoadQuery {
  limit?: number;
  offset?: number;
  [part: string]: unknown;
}

type Load = (entity: Entity, field: string, query?: LoadQuery) => Promise<unknown>;

interface Repository {
  load: Load;
  findMany(query: object): Promise<(Entity & Record<string, unknown>)[]>;
}

interface Waiting {
  entity: Entity;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Batches = Map<string, Waiting[]>;

/**
 * Batches the loads of a field for many documents of one GraphQL request into one query.
 * Strapi's resolvers load relations, components and media per document: 107 queries for a page
 * layout. Other requests and transactions are unchanged. Call it when the database is ready.
 */
export function batchLoads(strapi: Core.Strapi): void {
  const requests = new WeakMap<object, Batches>();
  const models = [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)];
  for (const uid of models) {
    const repository = strapi.db.query(uid as UID.ContentType) as Repository;
    const loadOne = repository.load.bind(repository);
    repository.load = (entity, field, query) => {
      const request = strapi.requestContext.get() as { path: string } | undefined;
      if (request?.path !== '/graphql' || typeof field !== 'string') {
        return loadOne(entity, field, query);
      }
      const batches = requests.get(request) ?? new Map<string, Waiting[]>();
      requests.set(request, batches);
      const key = `${uid} ${field} ${JSON.stringify(query)}`;
      return join(batches, key, entity, (waiting) =>
        flush(repository, loadOne, waiting, field, query),
      );
    };
  }
}

/** Loads requested in the same turn of the event loop share a query. */
function join(
  batches: Batches,
  key: string,
  entity: Entity,
  answer: (waiting: Waiting[]) => Promise<void>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const waiting = batches.get(key);
    if (waiting) {
      waiting.push({ entity, resolve, reject });
      return;
    }
    const first: Waiting[] = [{ entity, resolve, reject }];
    batches.set(key, first);
    setImmediate(() => {
      batches.delete(key);
      answer(first).catch((error: unknown) => first.forEach((one) => one.reject(error)));
    });
  });
}

async function flush(
  repository: Repository,
  loadOne: Load,
  waiting: Waiting[],
  field: string,
  query: LoadQuery | undefined,
): Promise<void> {
  const [first] = waiting;
  if (first && waiting.length === 1) {
    first.resolve(await loadOne(first.entity, field, query));
    return;
  }
  // A SQL limit would apply to all documents together, so each list is sliced afterwards.
  const { limit, offset = 0, ...rest } = query ?? {};
  const rows = await repository.findMany({
    select: ['id'],
    where: { id: { $in: [...new Set(waiting.map(({ entity }) => entity.id))] } },
    populate: { [field]: Object.keys(rest).length > 0 ? rest : true },
  });
  const values = new Map(rows.map((row) => [row.id, row[field]]));
  for (const { entity, resolve } of waiting) {
    resolve(cut(values.get(entity.id) ?? null, offset, limit));
  }
}

function cut(value: unknown, offset: number, limit: number | undefined): unknown {
  if (!Array.isArray(value)) return value;
  return value.slice(offset, limit === undefined || limit < 0 ? undefined : offset + limit);
}
