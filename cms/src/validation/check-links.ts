import { isRecord } from '../rules/is-record';
import { isSafeLink } from './safe-address';
import { fieldError } from './validation-error';

interface Attribute {
  type: string;
  component?: string;
}

interface Model {
  attributes: Record<string, unknown>;
}

/**
 * Refuses links in texts that lead nowhere a link may lead (script, data), in every rich text of
 * `data` and of its components.
 */
export function checkLinks(
  model: Model,
  data: Record<string, unknown>,
  findComponent: (uid: string) => Model | undefined,
  path = '',
): void {
  for (const [name, raw] of Object.entries(model.attributes)) {
    const attribute = raw as Attribute;
    const value = data[name];
    const field = `${path}${name}`;
    if (attribute.type === 'blocks') checkBlocks(value, field);
    for (const item of listParts(attribute, value)) {
      const uid = attribute.component ?? String(item['__component']);
      const component = findComponent(uid);
      if (component) checkLinks(component, item, findComponent, `${field}.`);
    }
  }
}

function listParts(attribute: Attribute, value: unknown): Record<string, unknown>[] {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.filter((item): item is Record<string, unknown> => isRecord(item));
}

function checkBlocks(node: unknown, field: string): void {
  if (Array.isArray(node)) node.forEach((child) => checkBlocks(child, field));
  if (!isRecord(node)) return;
  if (node['type'] === 'link' && !isSafeLink(String(node['url'] ?? ''))) {
    throw fieldError(field, `The link to “${String(node['url'])}” is not one a text may have.`);
  }
  checkBlocks(node['children'], field);
}
