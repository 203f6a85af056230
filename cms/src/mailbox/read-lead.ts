import { isEmailAddress } from '@agency/domain/contact';
import { formLimits } from '@agency/domain/form-limits';
import type { Language } from '@agency/domain/languages';
import { isPhoneNumber } from '@agency/domain/phone';
import { findPortal } from '@agency/domain/portals';
import { applyMarks, builtInMarks, type MailMark } from './mail-patterns';
import type { ParsedMail } from './parse-mail';

/** Facts of a mail about a person and their question. */
export interface ReadLead {
  portal: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** References that it names, the most certain first. */
  references: string[];
  message: string;
  language: Language | null;
}

/**
 * Reads a mail of a portal by its marks, those of staff first; that of anybody else is a message
 * of its sender, also if staff taught marks for its domain and it has none of them. What is not
 * found is null, and the message is then the whole text.
 */
export function readLead(mail: ParsedMail, taught: readonly MailMark[]): ReadLead {
  const portal = findPortal(findDomain(mail));
  const isTaught = Object.keys(applyMarks(mail.text, taught)).length > 0;
  const isForm = portal !== null || isTaught;
  const facts = isForm ? applyMarks(mail.text, [...taught, ...builtInMarks]) : {};
  const answered = stripQuote(mail.text);
  const own = isForm ? findForeign(mail, facts.email) : mail.from.email;
  return {
    portal,
    name: cut(facts.name ?? (isForm ? '' : mail.from.name), formLimits.name),
    email: own,
    phone: findPhone(facts.phone) ?? (isForm ? findAnyPhone(mail.text) : null),
    references: listReferences(mail, facts.reference),
    message: (facts.message ?? (isForm ? mail.text : answered)) || mail.subject,
    language: guessLanguage(`${mail.subject}\n${mail.text}`),
  };
}

export function findDomain({ from }: Pick<ParsedMail, 'from'>): string {
  return from.email?.split('@')[1] ?? '';
}

/**
 * Returns the person's address: the one that was marked, else one that is neither the portal's nor
 * that of the mailbox.
 */
function findForeign(mail: ParsedMail, marked = ''): string | null {
  const domain = findDomain(mail);
  const isForeign = (address: string): boolean =>
    !address.endsWith(`@${domain}`) &&
    !mail.recipients.includes(address) &&
    findPortal(address.split('@')[1] ?? '') === null;
  const tidy = (address: string): string => address.toLowerCase().replace(/\.$/, '');
  const found = marked.match(/[^\s<>,;:()[\]"|]+@[^\s<>,;:()[\]"|]+/g) ?? [];
  const inText = mail.text
    .slice(0, 20_000)
    .match(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{3,190}/gu);
  const candidates = [
    ...found.map(tidy),
    ...[mail.replyTo ?? '', ...(inText ?? [])].map(tidy).filter(isForeign),
    // Some portals pass answers on by an address of their own.
    mail.replyTo ?? '',
  ];
  return candidates.find(isEmailAddress) ?? null;
}

function findPhone(marked: string | undefined): string | null {
  if (marked === undefined) return null;
  const phone = /[+(]?\d[\d\s()./\u2010-\u2015-]{5,30}\d/.exec(marked)?.[0].trim() ?? '';
  return isPhoneNumber(phone) ? phone : null;
}

/** Returns a number of Belgium, Luxembourg or with a country code in a text. */
function findAnyPhone(text: string): string | null {
  const found = text
    .slice(0, 20_000)
    .match(/(?:\+|\b00|\b0)[\d(][\d\s()./-]{6,18}\d/g)
    ?.map((phone) => phone.replace(/\s+/g, ' ').trim());
  return found?.find(isPhoneNumber) ?? null;
}

const mostReferences = 300;

function listReferences({ subject, text }: ParsedMail, marked = ''): string[] {
  const words = (part: string): string[] =>
    part
      .match(/[\p{L}\p{N}][\p{L}\p{N}._/-]{1,39}/gu)
      ?.map((word) => word.replace(/[._/-]+$/, '')) ?? [];
  // Years, postal codes and prices of four digits are no references.
  const withDigit = [...words(subject), ...words(text.slice(0, 20_000))].filter(
    (word) => /\d/.test(word) && !/^\d{1,4}$/.test(word),
  );
  // Addresses of pages end with the reference.
  const parts = withDigit.flatMap((word) => [word, ...word.split('/')]);
  return [...new Set([marked.trim(), ...words(marked), ...parts])]
    .filter((word) => word.length >= 2 && word.length <= 60)
    .slice(0, mostReferences);
}

/** Removes the quoted mail below an answer: its introduction and everything after. */
export function stripQuote(text: string): string {
  const lines = text.split('\n');
  const quote = lines.findIndex(
    (line, index) =>
      /^\s*>/.test(line) ||
      /^\s*(-{2,}|_{5,})\s*(original|oorspronkelijk|message d|ursprüngliche|doorgestuurd|forwarded)/i.test(
        line,
      ) ||
      (/^\s*(op|le|on|am)\b.{5,200}(schreef|a écrit|wrote|schrieb)/i.test(
        `${line} ${lines[index + 1] ?? ''}`,
      ) &&
        /:\s*$/.test(`${line} ${lines[index + 1] ?? ''}`)) ||
      /^\s*(van|de|from|von)\s?:.{3,200}@/i.test(line),
  );
  const answer = (quote === -1 ? lines : lines.slice(0, quote)).join('\n').trim();
  return answer || text.trim();
}

const words: Readonly<Record<Language, RegExp>> = {
  nl: /\b(het|een|naar|voor|graag|bericht|pand|woning|ik|met|niet|uw|bezoek)\b/gi,
  fr: /\b(le|la|les|une|pour|bien|bonjour|je|avec|votre|vous|est|visite|merci)\b/gi,
  en: /\b(the|and|for|you|your|would|like|property|hello|with|is|visit)\b/gi,
  de: /\b(der|die|das|und|für|ich|mit|ihre|nicht|immobilie|guten|besichtigung)\b/gi,
};

/** Returns the language with the most of its common words; null if none has three. */
function guessLanguage(text: string): Language | null {
  const counted = Object.entries(words).map(([language, known]) => ({
    language: language as Language,
    count: text.slice(0, 5000).match(known)?.length ?? 0,
  }));
  const [most] = counted.sort((one, other) => other.count - one.count);
  return most && most.count >= 3 ? most.language : null;
}

function cut(text: string, most: number): string | null {
  return text.replace(/\s+/g, ' ').trim().slice(0, most) || null;
}
