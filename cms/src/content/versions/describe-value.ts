import { isRecord } from '../../platform/rules/is-record';

/** Fields of components that are never shown. */
const hidden = /^(id|documentId|__component|type|format|level)$/;

/** Returns a value as text, one line per part; empty if there is nothing to read. */
export function describeValue(value: unknown, type: string): string {
  if (type === 'media' || type === 'relation') return listNames(value).join('\n');
  if (type === 'blocks') return listLines(value).join('\n');
  return listValues(value).join('\n');
}

function listNames(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter(isRecord).map((one) => {
    const { name, title, reference, subject, key, documentId } = one;
    return String(title ?? name ?? reference ?? subject ?? key ?? documentId ?? '');
  });
}

/** Returns a line per paragraph, heading and list item of rich text. */
function listLines(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((block) => {
    if (block.type === 'list') return listLines(block.children);
    const line = readInline(block).trim();
    return line ? [line] : [];
  });
}

function readInline(node: Record<string, unknown>): string {
  if (typeof node.text === 'string') return node.text;
  const inner = Array.isArray(node.children)
    ? node.children.filter(isRecord).map(readInline).join('')
    : '';
  return typeof node.url === 'string' ? `${inner} (${node.url})` : inner;
}

function listValues(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) {
    const isText = value.some((part) => isRecord(part) && Array.isArray(part.children));
    return isText ? listLines(value) : value.flatMap(listValues);
  }
  if (isRecord(value)) {
    // A file or document in a component is described by its name.
    if ('mime' in value || 'documentId' in value) return listNames(value);
    return Object.entries(value)
      .filter(([name]) => !hidden.test(name))
      .flatMap(([, part]) => listValues(part));
  }
  return [String(value as string | number | boolean)];
}
