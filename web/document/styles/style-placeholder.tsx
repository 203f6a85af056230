import { findStylesheet } from './find-stylesheet';
import sheets, { print } from 'virtual:style-sheets';

const slot = 'needed-styles';

/** Stands in the head where the sheet of a document goes, which is known once it is drawn. */
export function StylePlaceholder() {
  return <link rel="stylesheet" href={slot} />;
}

/** The bytes of a drawn document: linked to the sheet with the styles that it needs, and to that of all for paper. */
export function writeDocument(html: string, needs: ReadonlySet<number>): Buffer<ArrayBuffer> {
  const link = `<link rel="stylesheet" href="${slot}"/>`;
  const at = html.indexOf(link);
  if (at < 0) return Buffer.from(`<!DOCTYPE html>${html}`);
  // Written in two parts: a string that is put together anew is copied whole.
  const head = `<!DOCTYPE html>${html.slice(0, at)}${linkSheets(needs)}`;
  return Buffer.concat([Buffer.from(head), Buffer.from(html.slice(at + link.length))]);
}

function linkSheets(needs: ReadonlySet<number>): string {
  // While developing, Vite brings the styles.
  if (sheets.length === 0) return '';
  const screen = `<link rel="stylesheet" href="${findStylesheet(sheets, needs)}"/>`;
  return `${screen}<link rel="stylesheet" media="print" href="${print}"/>`;
}
