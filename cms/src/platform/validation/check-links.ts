import { isRecord } from '../rules/is-record';
import { isSafeLink } from '@agency/domain/safe-address';
import { walkFields, type FindComponent, type Model } from './walk-fields';
import { refuseField } from './refusal';

/**
 * Refuses links with disallowed schemes (script, data) in every rich text of `data` and its
 * components.
 */
export function checkLinks(
  model: Model,
  data: Record<string, unknown>,
  findComponent: FindComponent,
): void {
  walkFields(model, data, findComponent, ({ type }, value, path) => {
    if (type === 'blocks') checkBlocks(value, path);
  });
}

function checkBlocks(node: unknown, field: string): void {
  if (Array.isArray(node)) node.forEach((child) => checkBlocks(child, field));
  if (!isRecord(node)) return;
  if (node['type'] === 'link' && !isSafeLink(String(node['url'] ?? ''))) {
    throw refuseField(field, 'text.link', { url: String(node['url']) });
  }
  checkBlocks(node['children'], field);
}
