import type { CSSProperties } from 'react';
import type { Agency } from '../agency';

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";

type Styles = ReturnType<typeof buildInline>;

/** Inline styles for each part of a mail, and a style sheet for programs that support one. */
export type MailStyles = Styles & { styleSheet: string };

export function buildMailStyles(agency: Agency): MailStyles {
  return { ...buildInline(agency), styleSheet: buildStyleSheet(agency) };
}

function buildInline({ colors, isSerif }: Agency) {
  const { paper, ink, accent, onAccent, link, rule, hairline } = colors;
  const headings = isSerif.headings ? serif : sans;
  const texts = isSerif.texts ? serif : sans;
  const text = { fontFamily: texts, fontSize: 16, lineHeight: '24px', color: ink };
  const small = { ...text, fontSize: 13, lineHeight: '20px' };
  const line = `1px solid ${rule}`;
  const fine = `1px solid ${hairline}`;
  const top = { verticalAlign: 'top' };
  // Long words such as URLs must not widen the mail.
  const wrap = { wordBreak: 'break-word', overflowWrap: 'anywhere' } as const;
  // Styles the alternative text of a blocked picture.
  const picture = { ...text, display: 'block', width: '100%', height: 'auto', border: 0 } as const;
  return {
    body: { margin: 0, padding: 0, backgroundColor: paper },
    hidden: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 },
    outer: { backgroundColor: paper, padding: '32px 16px' },
    letter: { maxWidth: 600, margin: '0 auto' },
    head: { padding: '0 0 16px', borderBottom: line },
    markCell: { padding: 0, lineHeight: 0, fontSize: 16 },
    // Styles the alternative text of a blocked picture.
    mark: { display: 'block', border: 0, fontFamily: headings, fontSize: 22, color: ink },
    nameCell: { padding: '0 0 0 12px', verticalAlign: 'middle' },
    name: { fontFamily: headings, fontSize: 22, color: ink, textDecoration: 'none' },
    heading: { padding: '32px 0 8px' },
    title: {
      margin: 0,
      fontFamily: headings,
      fontSize: 28,
      lineHeight: '34px',
      fontWeight: 'normal',
      color: ink,
      ...wrap,
    },
    subtitle: {
      margin: '8px 0',
      fontFamily: headings,
      fontSize: 19,
      lineHeight: '26px',
      fontWeight: 'normal',
    },
    block: { ...text, padding: '8px 0' },
    text: { ...text, margin: 0, ...wrap },
    label: {
      ...small,
      ...top,
      width: '36%',
      fontWeight: 'normal',
      padding: '10px 16px 10px 0',
      borderTop: fine,
    },
    value: { ...text, ...top, padding: '8px 0', borderTop: fine, ...wrap },
    link: { color: link, textDecoration: 'underline' },
    buttonCell: { backgroundColor: accent, msoPaddingAlt: '14px 24px' },
    button: {
      display: 'inline-block',
      padding: '14px 24px',
      fontFamily: texts,
      fontSize: 16,
      lineHeight: '20px',
      color: onAccent,
      textDecoration: 'none',
    },
    pictureCell: { ...top, width: 200, padding: '16px 16px 16px 0', borderTop: fine },
    portraitCell: { ...top, width: 104, padding: '16px 16px 16px 0', borderTop: fine },
    picture: { ...picture, maxWidth: 184 },
    coverCell: { padding: 0, backgroundColor: hairline },
    cover: { ...picture, maxWidth: 600 },
    drawing: { ...picture, maxWidth: 600, backgroundColor: hairline },
    coverWords: { ...text, padding: '16px 0 8px', ...wrap },
    coverTitle: { fontFamily: headings, fontSize: 22, lineHeight: '30px', color: ink },
    listing: { ...text, ...top, padding: '16px 0', borderTop: fine, ...wrap },
    listingTitle: { fontFamily: headings, fontSize: 19, lineHeight: '26px', color: ink },
    note: { ...small, margin: 0, ...wrap },
    gap: { height: 24, lineHeight: '24px', fontSize: 1 },
    foot: { ...small, padding: '24px 0 0', borderTop: line },
  } satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>;
}

/**
 * Swaps colours in dark mode, so that contrasts stay the same. Colours are validated as #rrggbb,
 * so nothing else can get into the style sheet.
 */
function buildStyleSheet({ colors: { paper, ink } }: Agency): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.stack{display:block!important;width:auto!important;padding:0 0 12px!important;border-top:0!important}',
    '.first{padding:16px 0 12px!important}.stack img{width:100%!important;max-width:none!important}}',
    '@media (prefers-color-scheme:dark){',
    `.paper{background-color:${ink}!important}`,
    `.ink,.ink p,.ink th,.ink td,.ink h1,.ink h2,.link{color:${paper}!important}`,
    `.plate{background-color:${paper}!important}`,
    `.shade{background-color:${paper}22!important}.words{color:${paper}!important}`,
    `.fine{border-color:${paper}55!important}`,
    '}',
  ].join('');
}
