import type {
  MailBlock,
  MailContent,
  MailListing,
  MailPicture,
  OutgoingMail,
} from './outgoing-mail';
import { refuse } from '../validation/refusal';

const longest = { subject: 200, title: 200, label: 200, value: 6000, text: 6000, link: 2000 };

/** Control characters, halves of pairs, and marks that turn the direction of what follows. */
const unwanted = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const half = /\p{Cs}/gu;
const address =
  /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+\.[^\s\p{Cc}@<>,;:"()[\]\\]+$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;

/** A text of several lines without what a mail cannot carry, cut where it is too long. */
export function cleanText(text: string, most: number = longest.text): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unwanted, ' ').replace(half, '\ufffd').trim();
  return clean.length <= most ? clean : `${clean.slice(0, most - 1).replace(half, '')}…`;
}

/** The same as one line: what could begin another header is a space. */
export function cleanLine(text: string, most: number = longest.label): string {
  return cleanText(text.replace(/[\s\u2028\u2029]+/g, ' '), most);
}

/** The words of a mail with whatever a visitor typed made harmless and short enough. */
export function cleanContent(content: MailContent): MailContent {
  return {
    subject: cleanLine(content.subject, longest.subject),
    preheader: cleanLine(content.preheader ?? ''),
    title: cleanLine(content.title, longest.title),
    blocks: content.blocks.map(cleanBlock),
  };
}

function cleanBlock(block: MailBlock): MailBlock {
  switch (block.type) {
    case 'paragraph':
      return { ...block, text: cleanText(block.text) };
    case 'rows':
      return {
        ...block,
        rows: block.rows.map(({ label, value, href }) => ({
          label: cleanLine(label),
          value: cleanText(value, longest.value),
          ...(href === undefined ? {} : { href: checkLink(href) }),
        })),
      };
    case 'button':
      return { ...block, label: cleanLine(block.label), href: checkLink(block.href) };
    case 'listings':
      return {
        ...block,
        listings: block.listings.map(cleanListing),
      };
    case 'listing':
      return { ...block, listing: cleanListing(block.listing) };
    case 'person':
      return {
        ...block,
        title: cleanLine(block.title),
        name: cleanLine(block.name),
        role: block.role && cleanLine(block.role),
        office: block.office && cleanLine(block.office),
        phone: block.phone && { ...block.phone, text: cleanLine(block.phone.text) },
        picture: block.picture && cleanPicture(block.picture),
      };
    case 'drawing':
      return {
        ...block,
        drawing: { ...block.drawing, alt: cleanLine(block.drawing.alt) },
        href: checkLink(block.href),
      };
    case 'note': {
      const text = cleanText(block.text);
      if (!block.link) return { type: 'note', text };
      const { label, href } = block.link;
      return { type: 'note', text, link: { label: cleanLine(label), href: checkLink(href) } };
    }
  }
}

function cleanListing({ title, price, place, energy, href, picture }: MailListing): MailListing {
  return {
    title: cleanLine(title),
    price: cleanLine(price),
    place: cleanLine(place),
    ...(energy ? { energy: cleanLine(energy) } : {}),
    href: checkLink(href),
    ...(picture ? { picture: cleanPicture(picture) } : {}),
  };
}

function cleanPicture(picture: MailPicture): MailPicture {
  return { ...picture, src: checkLink(picture.src), alt: cleanLine(picture.alt) };
}

/** Our own mistake when it is none: visitors give no links. */
function checkLink(href: string): string {
  const isLink = URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol);
  if (!isLink || href.length > longest.link) throw new Error('A mail holds a link that is none');
  return new URL(href).href;
}

/**
 * Whether mail can be sent there: one address, which can hold no second one and no header. Wider than
 * what forms take (`domain/src/contact.ts`), so that what was stored before or by staff is mailed.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/** That an answer to a mail goes to this address, where one can be sent there. */
export function replyTo(address: string | null): Pick<OutgoingMail, 'replyTo'> {
  return address !== null && isMailAddress(address) ? { replyTo: address } : {};
}

/** Throws a ValidationError where a mail cannot be sent as its settings say. */
export function checkMail(mail: OutgoingMail): void {
  const { key, kind, recipient, headers = {} } = mail;
  const isWrong =
    key.length < 1 ||
    key.length > 120 ||
    kind.length > 60 ||
    !isMailAddress(recipient) ||
    (mail.replyTo !== undefined && !isMailAddress(mail.replyTo)) ||
    Object.entries(headers).some(
      ([name, value]) => !headerName.test(name) || value !== cleanLine(value, 1000),
    );
  if (isWrong) throw refuse('mail.unsendable');
}
