import { isRecord } from '../../platform/rules/is-record';

/** Fewer headings than this are no outline, and get no anchor (`web/app/features/article/outline.server.ts`). */
const fewestHeadings = 3;

/** The anchors that the site gives the headings of an article's text. */
export function listAnchors(body: unknown): string[] {
  const headings = (Array.isArray(body) ? body : []).filter(
    (block: unknown) =>
      isRecord(block) && block['type'] === 'heading' && Number(block['level']) < 3,
  );
  if (headings.length < fewestHeadings) return [];
  return headings.map((_heading, index) => `part-${index + 1}`);
}
