import type { Language } from '@agency/domain/languages';
import type { Agency } from '../agency';
import type { MailBlock, MailContent, MailListing } from '../outgoing-mail';

const rule = '-'.repeat(40);
/** French has a non-breaking space before a colon. */
const colons: Partial<Record<Language, string>> = { fr: '\u00a0:' };

/** Renders a mail as plain text with the same words as its HTML. */
export function renderText(content: MailContent, agency: Agency, language: Language): string {
  const colon = colons[language] ?? ':';
  const parts = [
    agency.name,
    content.title,
    ...content.blocks.map((block) => renderBlock(block, colon)),
    [rule, ...agency.legal, agency.siteUrl].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: MailBlock, colon: string): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'rows':
      return [
        ...(block.title ? [block.title] : []),
        ...block.rows.map((row) => renderRow(row, colon)),
      ].join('\n');
    case 'button':
      return `${block.label}${colon}\n${block.href}`;
    case 'listings':
      return block.listings.map(renderListing).join('\n\n');
    case 'listing':
      return renderListing(block.listing);
    case 'person':
      return [`${block.title}${colon}`, block.name, block.role, block.office, block.phone?.text]
        .filter(Boolean)
        .join('\n');
    case 'drawing':
      return `${block.drawing.alt}\n${block.href}`;
    case 'note':
      return block.link
        ? `${block.text}\n${block.link.label}${colon} ${block.link.href}`
        : block.text;
  }
}

function renderListing({ title, place, price, energy, href }: MailListing): string {
  return [title, place, price, energy, href].filter(Boolean).join('\n');
}

interface Row {
  label: string;
  value: string;
  href?: string;
}

function renderRow(row: Row, colon: string): string {
  const isLong = row.value.includes('\n');
  const value = isLong ? `\n  ${row.value.replace(/\n/g, '\n  ')}` : ` ${row.value}`;
  return `${row.label}${colon}${value}${row.href ? `\n  ${row.href}` : ''}`;
}
