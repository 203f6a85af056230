import type {
  MailBlock,
  MailContent,
  MailListing,
  MailPicture,
  OutgoingMail,
} from './outgoing-mail';
import { refuse } from '../validation/refusal';

const longest = { subject: 200, title: 200, label: 200, value: 6000, text: 6000, link: 2000 };

/** Control characters, lone surrogates and bidirectional marks. */
const unwanted = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const half = /\p{Cs}/gu;
const address =
  /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+\.[^\s\p{Cc}@<>,;:"()[\]\\]+$/u;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;

/** Returns multi-line text without characters that are invalid in mails, truncated if too long. */
export function cleanText(text: string, most: number = longest.text): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(unwanted, ' ').replace(half, '\ufffd').trim();
  return clean.length <= most ? clean : `${clean.slice(0, most - 1).replace(half, '')}…`;
}

/** Returns the same on one line, which cannot start another header. */
export function cleanLine(text: string, most: number = longest.label): string {
  return cleanText(text.replace(/[\s\u2028\u2029]+/g, ' '), most);
}

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
  const { src, alt, mark } = picture;
  return {
    ...picture,
    src: checkLink(src),
    alt: cleanLine(alt),
    ...(mark && { mark: cleanLine(mark) }),
  };
}

/** An invalid link is a programming error: visitors do not provide links. */
function checkLink(href: string): string {
  const isLink = URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol);
  if (!isLink || href.length > longest.link) throw new Error('A mail has a link that is invalid');
  return new URL(href).href;
}

/**
 * Reports whether the text is a single mail address, without headers. Accepts more than forms do
 * (`domain/src/contact.ts`), so that stored addresses and those of staff get mail.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/** Returns the reply-to setting; empty if the address is invalid. */
export function replyTo(address: string | null): Pick<OutgoingMail, 'replyTo'> {
  return address !== null && isMailAddress(address) ? { replyTo: address } : {};
}

/** Throws a ValidationError if a mail cannot be sent with its settings. */
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
