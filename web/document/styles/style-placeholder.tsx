import { findStylesheet } from './find-stylesheet';
import sheets, { print } from 'virtual:style-sheets';

const slot = 'needed-styles';

/** Placeholder in the head for the style sheet, which is known only after the render. */
export function StylePlaceholder() {
  return <link rel="stylesheet" href={slot} />;
}

/**
 * Returns the bytes of a document with links to the style sheet that it needs and to the one for
 * print.
 */
export function writeDocument(html: string, needs: ReadonlySet<number>): Buffer<ArrayBuffer> {
  const link = `<link rel="stylesheet" href="${slot}"/>`;
  const at = html.indexOf(link);
  if (at < 0) return Buffer.from(`<!DOCTYPE html>${html}`);
  // Two parts, because concatenation would copy the whole string.
  const head = `<!DOCTYPE html>${html.slice(0, at)}${linkSheets(needs)}`;
  return Buffer.concat([Buffer.from(head), Buffer.from(html.slice(at + link.length))]);
}

function linkSheets(needs: ReadonlySet<number>): string {
  // In development Vite adds the styles.
  if (sheets.length === 0) return '';
  const screen = `<link rel="stylesheet" href="${findStylesheet(sheets, needs)}"/>`;
  return `${screen}<link rel="stylesheet" media="print" href="${print}"/>`;
}
