type Node = Record<string, unknown>;

/** What may stand in a text, and inside what (Strapi's blocks). */
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

type WriteText = (text: string) => string;

/**
 * The parts of a text that can be drawn, its words as `write` gives them; what is none of Strapi's
 * blocks, or lacks what its kind needs, is left out. Gives an empty list for what is no text at all.
 */
export function cleanBlocks(content: unknown, write: WriteText = (text) => text): Node[] {
  return cleanChildren(content, 'root', write);
}

/** Whether {@link cleanBlocks} would leave something out. */
export function hasBrokenBlocks(content: unknown): boolean {
  if (content === null || content === undefined) return false;
  return JSON.stringify(cleanBlocks(content)) !== JSON.stringify(content);
}

function cleanChildren(children: unknown, parent: string, write: WriteText): Node[] {
  if (!Array.isArray(children)) return [];
  return children
    .map((child: unknown) => cleanNode(child, inside[parent] ?? [], write))
    .filter((child) => child !== null);
}

function cleanNode(node: unknown, allowed: readonly string[], write: WriteText): Node | null {
  if (typeof node !== 'object' || node === null) return null;
  const { type, text, url, image } = node as Node;
  if (typeof type !== 'string' || !allowed.includes(type)) return null;
  if (type === 'text') return typeof text === 'string' ? { ...node, text: write(text) } : null;
  if (type === 'image') return isPicture(image) ? { ...node } : null;
  if (type === 'link' && typeof url !== 'string') return null;
  return { ...node, children: cleanChildren((node as Node)['children'], type, write) };
}

function isPicture(image: unknown): boolean {
  return typeof image === 'object' && image !== null && typeof (image as Node)['url'] === 'string';
}
