import { type SeedRecord, SeedError } from './read-content';

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  multiple?: boolean;
}

export interface SeedModel {
  attributes: Record<string, unknown>;
}

export interface SeedNames {
  findDocument(uid: string, key: string): string | undefined;
  /** Finds the media library file stored from a seed file. */
  findPicture(file: string): number | undefined;
  findComponent(uid: string): SeedModel | undefined;
}

/**
 * Converts a seed record for the Document Service: keys to documents, file names to media
 * library files. Throws a {@link SeedError} for unknown fields and unresolved names.
 */
export function translateRecord(
  model: SeedModel,
  record: SeedRecord,
  names: SeedNames,
  place: { file: string; path: string },
): SeedRecord {
  const data: SeedRecord = {};
  for (const [name, value] of Object.entries(record)) {
    if (name === '__component') continue;
    const at = { file: place.file, path: `${place.path}.${name}` };
    const attribute = model.attributes[name] as Attribute | undefined;
    if (!attribute) throw new SeedError(at.file, at.path, 'is not a field of this type');
    data[name] = translateValue(attribute, value, names, at);
  }
  return data;
}

function translateValue(
  attribute: Attribute,
  value: unknown,
  names: SeedNames,
  at: { file: string; path: string },
): unknown {
  if (value === null || value === undefined) return value;
  switch (attribute.type) {
    case 'relation':
      return mapNames(value, at, (key) => names.findDocument(attribute.target ?? '', key));
    case 'media':
      return mapNames(value, at, (file) => names.findPicture(file));
    case 'component':
      return mapParts(value, at, (part, place) =>
        translatePart(attribute.component ?? '', part, names, place),
      );
    case 'dynamiczone':
      return mapParts(value, at, (part, place) => translateZonePart(attribute, part, names, place));
    default:
      return value;
  }
}

function translateZonePart(
  attribute: Attribute,
  part: SeedRecord,
  names: SeedNames,
  at: { file: string; path: string },
): SeedRecord {
  const uid = String(part['__component']);
  if (!attribute.components?.includes(uid)) {
    throw new SeedError(at.file, `${at.path}.__component`, `“${uid}” is not possible here`);
  }
  return { __component: uid, ...translatePart(uid, part, names, at) };
}

function translatePart(
  uid: string,
  part: SeedRecord,
  names: SeedNames,
  at: { file: string; path: string },
): SeedRecord {
  const model = names.findComponent(uid);
  if (!model) throw new SeedError(at.file, at.path, `component “${uid}” does not exist`);
  return translateRecord(model, part, names, at);
}

function mapNames<Found>(
  value: unknown,
  at: { file: string; path: string },
  find: (name: string) => Found | undefined,
): Found | Found[] {
  if (Array.isArray(value)) return value.map((name) => mapNames(name, at, find) as Found);
  const found = typeof value === 'string' ? find(value) : undefined;
  if (found !== undefined) return found;
  throw new SeedError(at.file, at.path, `“${String(value)}” does not exist`);
}

function mapParts(
  value: unknown,
  at: { file: string; path: string },
  translate: (part: SeedRecord, at: { file: string; path: string }) => SeedRecord,
): SeedRecord | SeedRecord[] {
  if (Array.isArray(value)) {
    return value.map((part, index) =>
      translate(part as SeedRecord, { file: at.file, path: `${at.path}[${index}]` }),
    );
  }
  return translate(value as SeedRecord, at);
}
