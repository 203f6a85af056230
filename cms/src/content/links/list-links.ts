import { isRecord } from '../../platform/rules/is-record';
import { walkFields, type FindComponent, type Model } from '../../platform/validation/walk-fields';

/** A link of a document, where an editor finds it. */
export interface FoundLink {
  /** Where the admin shows an error: `blocks.0.body`. */
  field: string;
  /** What the admin calls the field, in English. */
  label: string;
  href: string;
  /** The words that it is laid on; empty of a field that holds an address. */
  words: string;
}

/** The fields that hold an address which the site translates (MENU-3, MENU-4). */
export const linkFields: readonly string[] = ['link', 'redirectUrl'];

interface Labelled {
  pluginOptions?: { editor?: { label?: string } };
}

/**
 * Every link of a document that visitors can follow: those of its rich texts and of its fields, also
 * in its components. A page that sends nobody on does not use its address for that.
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

/** Whether documents of a type can have links at all, in themselves or in a component. */
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
