import type { ReadableFields } from './readable-fields';

type Query = Record<string, unknown>;

const texts = ['string', 'text', 'uid', 'email', 'enumeration', 'richtext'];
const numbers = ['biginteger', 'integer', 'decimal', 'float'];

/**
 * Returns a query without the parts that use unreadable fields: matching rows, sort order or
 * populated data would reveal their values. A full-text search becomes a filter on readable
 * fields. Accepts each of Strapi's query formats.
 */
export function restrictQuery(query: Query, fields: ReadableFields): Query {
  const { _q: search, ...rest } = query;
  const restricted = restrictPart(rest, fields);
  if (typeof search !== 'string' || search === '') return restricted;
  const found = { $or: listSearched(search, fields) };
  const { filters } = restricted;
  return { ...restricted, filters: filters ? { $and: [filters, found] } : found };
}

/** Like `restrictQuery`, also for a query inside a populate. */
function restrictPart(query: Query, fields: ReadableFields): Query {
  const kept: Query = { ...query };
  const change = (name: string, restrict: (value: unknown) => unknown): void => {
    if (query[name] === undefined) return;
    const value = restrict(query[name]);
    if (value === undefined) delete kept[name];
    else kept[name] = value;
  };
  change('filters', (value) => keepFilters(value, fields));
  change('sort', (value) => keepSort(value, fields));
  change('fields', (value) => keepFields(value, fields));
  change('populate', (value) => keepPopulate(value, fields));
  return kept;
}

function listSearched(search: string, fields: ReadableFields): object[] {
  const types = Number.isNaN(Number(search)) ? texts : [...texts, ...numbers];
  const names = fields.names().filter((name) => {
    const { type = '', searchable } = fields.open(name)?.attribute ?? {};
    return fields.has(name) && types.includes(type) && searchable !== false;
  });
  return [...new Set(['id', ...names])].map((name) => ({ [name]: { $containsi: search } }));
}

function keepFilters(value: unknown, fields: ReadableFields): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => keepFilters(item, fields)).filter((item) => item !== undefined);
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (['$and', '$or', '$not'].includes(key) || /^\d+$/.test(key)) {
      const kept = keepFilters(inner, fields);
      return Array.isArray(kept) && kept.length === 0 ? [] : [[key, kept]];
    }
    if (key.startsWith('$')) return [[key, inner]];
    const field = fields.open(key);
    if (!field) return [];
    return [[key, field.inner ? keepFilters(inner, field.inner) : inner]];
  });
  const kept = entries.filter(([, inner]) => inner !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function keepSort(value: unknown, fields: ReadableFields): unknown {
  if (typeof value === 'string') {
    const parts = value.split(',').map((part) => part.trim());
    const kept = parts.filter((part) => isReadable(part.split(':')[0] ?? '', fields));
    return kept.length > 0 ? kept.join(',') : undefined;
  }
  if (Array.isArray(value)) {
    const kept = value.map((item) => keepSort(item, fields)).filter((item) => item !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (!isObject(value)) return undefined;
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    // A list in the query string, parsed as an object when it is long.
    if (/^\d+$/.test(key)) return [[key, keepSort(inner, fields)]];
    const field = fields.open(key);
    if (!field) return [];
    return [[key, isObject(inner) ? field.inner && keepSort(inner, field.inner) : inner]];
  });
  const used = kept.filter(([, inner]) => inner);
  return used.length > 0 ? Object.fromEntries(used) : undefined;
}

function isReadable(path: string, fields: ReadableFields): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = fields.open(name);
  if (!field || rest.length === 0) return field !== null;
  return field.inner !== null && isReadable(rest.join('.'), field.inner);
}

function keepFields(value: unknown, fields: ReadableFields): string[] {
  const asked = [value].flat().flatMap((item) => (typeof item === 'string' ? item.split(',') : []));
  const readable = listValues(fields);
  const kept = asked.includes('*') ? readable : asked.filter((name) => readable.includes(name));
  return kept.length > 0 ? kept : ['id'];
}

function listValues(fields: ReadableFields): string[] {
  return fields.names().filter((name) => {
    const { inner, attribute } = fields.open(name) ?? {};
    return (name === 'id' || fields.has(name)) && !inner && attribute?.type !== 'dynamiczone';
  });
}

function keepPopulate(value: unknown, fields: ReadableFields): Query {
  const asked = isObject(value) ? value : parsePopulate(value, fields);
  const entries = Object.entries(asked).flatMap(([name, inner]): [string, unknown][] => {
    const field = fields.open(name);
    if (!field || inner === false || inner === 'false') return [];
    const query = isObject(inner) ? inner : {};
    if (field.inner) return [[name, populateField(query, field.inner)]];
    const { type, components = [] } = field.attribute;
    if (type !== 'dynamiczone') return [];
    const on = isObject(query.on)
      ? query.on
      : Object.fromEntries(components.map((uid) => [uid, {}]));
    const kept = Object.entries(on).filter(([uid]) => components.includes(uid));
    const open = ([uid, part]: [string, unknown]): [string, Query] => [
      uid,
      populateField(isObject(part) ? part : {}, fields.openComponent(uid)),
    ];
    return [[name, { on: Object.fromEntries(kept.map(open)) }]];
  });
  return Object.fromEntries(entries);
}

/** An empty list of fields would mean all of them. */
function populateField(query: Query, fields: ReadableFields): Query {
  return restrictPart({ fields: '*', ...query }, fields);
}

function parsePopulate(value: unknown, fields: ReadableFields): Query {
  const paths = [value].flat().flatMap((item) => (typeof item === 'string' ? item.split(',') : []));
  const isAll = value === true || paths.some((path) => ['*', 'true'].includes(path));
  const names = isAll ? fields.names() : paths.map((path) => path.trim());
  const tree: Query = {};
  for (const path of names) {
    let branch = tree;
    for (const name of path.split('.')) {
      const populate = ((branch[name] as Query | undefined)?.populate ?? {}) as Query;
      branch[name] = { populate };
      branch = populate;
    }
  }
  return tree;
}

function isObject(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
