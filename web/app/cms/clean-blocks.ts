type Node = Record<string, unknown>;

/** Allowed children per type of node (Strapi's blocks). */
const inside: Readonly<Record<string, readonly string[]>> = {
  root: ['paragraph', 'heading', 'list', 'quote', 'code', 'image'],
  paragraph: ['text', 'link'],
  heading: ['text', 'link'],
  quote: ['text', 'link'],
  code: ['text', 'link'],
  link: ['text'],
  list: ['list-item', 'list'],
  'list-item': ['text', 'link'],
};

/**
 * Returns the valid nodes of a text; omits unknown nodes and those without required fields. Empty
 * for anything that is not a text.
 */
export function cleanBlocks(content: unknown): object[] {
  return cleanChildren(content, 'root');
}

export function hasBrokenBlocks(content: unknown): boolean {
  if (content === null || content === undefined) return false;
  return JSON.stringify(cleanBlocks(content)) !== JSON.stringify(content);
}

function cleanChildren(children: unknown, parent: string): Node[] {
  if (!Array.isArray(children)) return [];
  return children
    .map((child: unknown) => cleanNode(child, inside[parent] ?? []))
    .filter((child) => child !== null);
}

function cleanNode(node: unknown, allowed: readonly string[]): Node | null {
  if (typeof node !== 'object' || node === null) return null;
  const { type, text, url, image } = node as Node;
  if (typeof type !== 'string' || !allowed.includes(type)) return null;
  if (type === 'text') return typeof text === 'string' ? { ...node } : null;
  if (type === 'image') return isPicture(image) ? { ...node } : null;
  if (type === 'link' && typeof url !== 'string') return null;
  return { ...node, children: cleanChildren((node as Node)['children'], type) };
}

function isPicture(image: unknown): boolean {
  return typeof image === 'object' && image !== null && typeof (image as Node)['url'] === 'string';
}
