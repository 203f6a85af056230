import { isRecord } from '../rules/is-record';

export interface Attribute {
  type: string;
  component?: string;
  regex?: string;
}

export interface Model {
  attributes: Record<string, unknown>;
}

/** Returns a component by name; undefined if none exists. */
export type FindComponent = (uid: string) => Model | undefined;

/** Calls `visit` for every field of `data` and its components, with the admin's path. */
export function walkFields(
  model: Model,
  data: Record<string, unknown>,
  findComponent: FindComponent,
  visit: (attribute: Attribute, value: unknown, path: string) => void,
  above = '',
): void {
  for (const [name, raw] of Object.entries(model.attributes)) {
    const attribute = raw as Attribute;
    const path = `${above}${name}`;
    visit(attribute, data[name], path);
    for (const [item, place] of listParts(attribute, data[name])) {
      const component = findComponent(attribute.component ?? String(item['__component']));
      if (component) walkFields(component, item, findComponent, visit, `${path}.${place}`);
    }
  }
}

function listParts(
  { type }: Attribute,
  value: unknown,
): [part: Record<string, unknown>, place: string][] {
  if (type !== 'component' && type !== 'dynamiczone') return [];
  if (isRecord(value)) return [[value, '']];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => (isRecord(item) ? [[item, `${index}.`]] : []));
}
