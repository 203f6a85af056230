import type { ArticleView } from './article-view';

const fewestHeadings = 3;
/** Average reading speed on a screen. */
const wordsPerMinute = 200;

/** Adds an anchor to each first-level heading, and lists them. */
export function addOutline(html: string): Pick<ArticleView, 'html' | 'outline'> {
  const outline: ArticleView['outline'] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_heading, inner: string) => {
    const id = `part-${outline.length + 1}`;
    outline.push({ id, label: readText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return outline.length < fewestHeadings ? { html, outline: [] } : { html: anchored, outline };
}

/** Estimates the reading time in minutes, at least one. */
export function countMinutes(html: string): number {
  const words = readText(html.replace(/</g, ' <')).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function readText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => entities[name] ?? '')
    .trim();
}

/** The entities that React writes. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};
