import sheets, { print } from 'virtual:style-sheets';
import { findSheet } from './find-sheet';

const slot = 'needed-styles';

/** Stands in the head where the sheet of a document goes, which is known once it is drawn. */
export function SlotOfStyles() {
  return <link rel="stylesheet" href={slot} />;
}

/** Links the sheet with the styles that a document needs, and that of all for paper. */
export function fillSlotOfStyles(html: string, needs: ReadonlySet<number>): string {
  const link = `<link rel="stylesheet" href="${slot}"/>`;
  // While developing, Vite brings the styles.
  if (sheets.length === 0) return html.replace(link, '');
  const screen = `<link rel="stylesheet" href="${findSheet(sheets, needs)}"/>`;
  return html.replace(link, `${screen}<link rel="stylesheet" media="print" href="${print}"/>`);
}
