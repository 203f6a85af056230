import type { Corner, MapBox, MapPoint } from '@agency/domain/map/map-box';

/** Parses one value of a message; undefined if it is invalid. */
export type Read<Value> = (value: unknown) => Value | undefined;

type Shape = Record<string, Read<unknown>>;
type ReadOf<Fields extends Shape> = {
  [Name in keyof Fields]: Fields[Name] extends Read<infer Value> ? Value : never;
};

/** Parses each field with its own parser and drops others. */
export function readRecord<Fields extends Shape>(fields: Fields): Read<ReadOf<Fields>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const result: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(fields)) {
      const part = Object.hasOwn(value, name)
        ? read((value as Record<string, unknown>)[name])
        : undefined;
      if (part === undefined) return undefined;
      result[name] = part;
    }
    return result as ReadOf<Fields>;
  };
}

/** Parses a list of at most `most` valid entries. */
export function readList<Value>(read: Read<Value>, most: number): Read<Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const parts = value.map(read);
    return parts.every((part) => part !== undefined) ? parts : undefined;
  };
}

export function readText(most: number): Read<string> {
  return (value) => (typeof value === 'string' && value.length <= most ? value : undefined);
}

export function readNumber(least: number, most: number): Read<number> {
  return (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;
}

export function readOneOf<Value extends string | number | boolean>(
  ...values: readonly Value[]
): Read<Value> {
  return (value) => values.find((one) => one === value);
}

export function readNullable<Value>(read: Read<Value>): Read<Value | null> {
  return (value) => (value === null ? null : read(value));
}

export const readLatitude = readNumber(-90, 90);
export const readLongitude = readNumber(-180, 180);

export const readBox: Read<MapBox> = readRecord({
  south: readLatitude,
  west: readLongitude,
  north: readLatitude,
  east: readLongitude,
});

export const readCorner: Read<Corner> = readRecord({ lat: readLatitude, lng: readLongitude });

export const readPoint: Read<MapPoint> = readRecord({
  latitude: readLatitude,
  longitude: readLongitude,
});
