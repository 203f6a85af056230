import { isRecord } from '../../platform/rules/is-record';
import { walkFields, type FindComponent, type Model } from '../../platform/validation/walk-fields';

export interface FoundLink {
  /** Path at which the admin shows an error: `blocks.0.body`. */
  field: string;
  /** English label of the field. */
  label: string;
  href: string;
  /** Link text; empty for a field with an address. */
  words: string;
}

/** Fields with an address that the site translates. */
export const linkFields: readonly string[] = ['link', 'redirectUrl'];

interface Labelled {
  pluginOptions?: { editor?: { label?: string } };
}

/**
 * Lists the links of a document that visitors can follow, in rich texts, fields and components.
 * The redirect address of a page without a redirect is not used.
 */
export function listLinks(
  model: Model,
  data: Record<string, unknown>,
  findComponent: FindComponent,
): FoundLink[] {
  const links: FoundLink[] = [];
  walkFields(model, data, findComponent, (attribute, value, field) => {
    const name = field.split('.').at(-1) ?? '';
    const label = (attribute as Labelled).pluginOptions?.editor?.label ?? name;
    if (attribute.type === 'blocks') {
      for (const link of listTextLinks(value)) links.push({ field, label, ...link });
    }
    if (!linkFields.includes(name) || typeof value !== 'string' || value.trim() === '') return;
    if (name === 'redirectUrl' && data.redirect !== true) return;
    links.push({ field, label, href: value, words: '' });
  });
  return links;
}

/** Reports whether documents of a type can contain links, also in components. */
export function canHoldLinks(model: Model, findComponent: FindComponent): boolean {
  return Object.entries(model.attributes).some(([name, raw]) => {
    const { type, component, components = [] } = raw as Holder;
    if (type === 'blocks' || linkFields.includes(name)) return true;
    return [component ?? [], components].flat().some((uid) => {
      const part = findComponent(uid);
      return part !== undefined && canHoldLinks(part, findComponent);
    });
  });
}

interface Holder {
  type: string;
  component?: string;
  components?: readonly string[];
}

function listTextLinks(node: unknown): Pick<FoundLink, 'href' | 'words'>[] {
  if (Array.isArray(node)) return node.flatMap(listTextLinks);
  if (!isRecord(node)) return [];
  if (node['type'] !== 'link') return listTextLinks(node['children']);
  return [{ href: String(node['url'] ?? ''), words: readText(node['children']) }];
}

function readText(node: unknown): string {
  if (Array.isArray(node)) return node.map(readText).join('');
  return isRecord(node) && typeof node['text'] === 'string' ? node['text'] : '';
}
