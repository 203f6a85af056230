import { toPlainText } from '@agency/domain/plain-text';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { cleanLine, cleanText } from '../platform/mail/clean-mail';
import { readAddress } from '../platform/mail/email-address';

export interface MailFile {
  name: string;
  bytes: Buffer;
}

/** A received mail as it is stored; texts are plain, and safe to show. */
export interface ParsedMail {
  /** In angle brackets; null without one. */
  messageId: string | null;
  /** Message ids of the mails it answers, in angle brackets. */
  references: string[];
  from: { name: string; email: string | null };
  replyTo: string | null;
  /** Addresses that it was sent to. */
  recipients: string[];
  subject: string;
  text: string;
  files: MailFile[];
  /** True for automatic answers, notices of failed delivery and lists. */
  isAutomatic: boolean;
  /** True if the mail could not be parsed; its text is then what is readable of it. */
  isBroken: boolean;
}

const longestText = 50_000;
const mostFiles = 20;

/** Parses a mail (RFC 5322, MIME) of any quality. Never throws. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  try {
    const email = await PostalMime.parse(raw, {
      maxNestingDepth: 30,
      maxHeadersSize: 256 * 1024,
      maxRfc822NestingDepth: 2,
    });
    return describeMail(email);
  } catch {
    return readBroken(raw);
  }
}

function describeMail(email: Email): ParsedMail {
  const from = email.from?.address ?? '';
  const header = (name: string): string =>
    email.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? '';
  const body = email.text?.trim() ? dropSpaces(email.text) : toPlainText(email.html ?? '');
  const text = readWindowsSigns(body);
  return {
    messageId: listIds(email.messageId)[0] ?? null,
    references: [...new Set([...listIds(email.references), ...listIds(email.inReplyTo)])],
    from: {
      name: cleanLine(readWindowsSigns(email.from?.name ?? ''), 100),
      email: readAddress(from),
    },
    replyTo: readAddress(email.replyTo?.[0]?.address),
    recipients: [...(email.to ?? []), ...(email.cc ?? [])].flatMap(listAddresses),
    subject: cleanLine(readWindowsSigns(email.subject ?? ''), 200),
    text: cleanText(text, longestText),
    files: email.attachments.slice(0, mostFiles).map(({ filename, content }) => ({
      name: cleanLine(filename ?? '', 100),
      bytes: Buffer.from(content as ArrayBuffer),
    })),
    isAutomatic:
      !['', 'no'].includes(header('auto-submitted')) ||
      header('x-autoreply') !== '' ||
      header('content-type').startsWith('multipart/report') ||
      /^(bulk|junk|list|auto_reply)$/.test(header('precedence')) ||
      header('return-path') === '<>',
    isBroken: false,
  };
}

/** The characters of Windows-1252 from 0x80. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Node decodes Windows-1252, which mails often declare as Latin-1, without its own signs. */
function readWindowsSigns(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? ' ');
}

function listAddresses(address: Address): string[] {
  const all = address.group ?? [address];
  return all.flatMap((one) => readAddress(one.address) ?? []);
}

function listIds(header = ''): string[] {
  return header.slice(0, 20_000).match(/<[^<>\s]{3,250}>/g) ?? [];
}

function dropSpaces(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const mostRead = 200_000;

/** Returns what can be read of a mail that is no mail: a few headers, and all else as its text. */
function readBroken(raw: Buffer): ParsedMail {
  const text = raw.subarray(0, mostRead).toString('latin1');
  const find = (name: string): string =>
    new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,500})`, 'im').exec(text)?.[1] ?? '';
  const address = /[^\s<>,;:"]{1,64}@[^\s<>,;:"]{1,190}/.exec(find('from'))?.[0];
  return {
    messageId: listIds(find('message-id'))[0] ?? null,
    references: listIds(find('references')),
    from: { name: '', email: readAddress(address) },
    replyTo: null,
    recipients: [],
    subject: cleanLine(find('subject'), 200),
    text: cleanText(toPlainText(text), longestText),
    files: [],
    isAutomatic: false,
    isBroken: true,
  };
}
