import { foldText } from '@agency/domain/fold-text';

/** The facts that a mail about a listing may state. */
export const mailFields = ['name', 'email', 'phone', 'reference', 'message'] as const;
export type MailField = (typeof mailFields)[number];

/**
 * Position of a fact in the text of a mail: after this text at the beginning of a line, on the same
 * line or, if that ends there, on the next ones. A message ends before the line that begins with
 * `until`; without it, at the next label or the end.
 */
export interface MailMark {
  field: MailField;
  after: string;
  until?: string;
}

/** Labels of portals' mails in their languages; marks of staff come before them. */
const labels: Readonly<Record<MailField, readonly string[]>> = {
  name: [
    ...['naam', 'volledige naam', 'naam en voornaam', 'voornaam en naam', 'contactpersoon'],
    ...['nom', 'nom complet', 'nom et prenom', 'prenom et nom', 'nom du contact'],
    ...['name', 'full name', 'contact name', 'vor- und nachname', 'kontakt', 'contact'],
  ],
  email: [
    ...['e-mail', 'email', 'mail', 'e-mailadres', 'emailadres', 'adresse e-mail', 'adresse email'],
    ...['courriel', 'adresse mail', 'e-mail address', 'email address', 'e-mail-adresse'],
  ],
  phone: [
    ...['telefoon', 'telefoonnummer', 'tel', 'tel.', 'gsm', 'mobiel', 'gsm-nummer'],
    ...['telephone', 'numero de telephone', 'mobile', 'portable', 'phone', 'phone number'],
    ...['telefon', 'telefonnummer', 'mobilnummer', 'handy'],
  ],
  reference: [
    ...['referentie', 'uw referentie', 'uw ref', 'ref', 'ref.', 'referentie kantoor', 'pandcode'],
    ...['reference', 'votre reference', 'votre ref', 'reference agence', 'reference du bien'],
    ...['your reference', 'agency reference', 'property reference', 'reference number'],
    ...['referenz', 'ihre referenz', 'objektnummer', 'referenznummer', 'referentienummer'],
  ],
  message: [
    ...['bericht', 'boodschap', 'uw bericht', 'zijn bericht', 'opmerking', 'opmerkingen', 'vraag'],
    ...['message', 'son message', 'commentaire', 'remarques', 'question', 'votre message'],
    ...['comment', 'comments', 'nachricht', 'ihre nachricht', 'bemerkung', 'kommentar'],
  ],
};

export const builtInMarks: readonly MailMark[] = mailFields.flatMap((field) =>
  // The longest first: `nom et prenom` before `nom`.
  [...labels[field]]
    .sort((one, other) => other.length - one.length)
    .map((after) => ({ field, after })),
);

/** Lines that end a message: footers and links of portals. */
const footers =
  /^(-{2,}|_{3,}|={3,}|https?:\/\/|www\.|©|copyright|beantwoord|repondre|reply|antworten|met vriendelijke groet(en)?,? (het|uw)|cordialement,? l.equipe|deze (e-?)?mail|cet e-?mail|this e-?mail|diese e-?mail)/;

export type MailFacts = Partial<Record<MailField, string>>;

/**
 * Finds the facts of a mail by its marks; the first mark of a field that is in the text wins.
 * Linear in the length of the text.
 */
export function applyMarks(text: string, marks: readonly MailMark[]): MailFacts {
  const lines = text.split('\n').map((line) => ({ line: line.trim(), folded: fold(line) }));
  const facts: MailFacts = {};
  const starts = marks.map(({ after }) => fold(after));
  for (const [index, mark] of marks.entries()) {
    const { field, until } = mark;
    if (facts[field] !== undefined) continue;
    for (const [place, { line, folded }] of lines.entries()) {
      const rest = findRest(line, folded, starts[index] ?? '');
      if (rest === null) continue;
      const value =
        field === 'message'
          ? readMessage(lines, place, rest, { until: until && fold(until), starts })
          : rest || findNext(lines, place, starts);
      if (value) {
        facts[field] = value;
        break;
      }
    }
  }
  return facts;
}

interface Line {
  line: string;
  folded: string;
}

/** Returns what follows the label on its line; null if the line does not begin with it. */
function findRest(line: string, folded: string, label: string): string | null {
  if (label === '' || !folded.startsWith(label)) return null;
  const next = folded.charAt(label.length);
  // `nombre` does not begin with the label `nom`; one that ends with a colon is complete.
  if (/[\p{L}\p{N}]/u.test(next) && !label.endsWith(':')) return null;
  return cutLabel(line, label)
    .replace(/^[\s:：*|>–-]+/, '')
    .trim();
}

/** Folding may change the length of a text, so the end of the label is searched. */
function cutLabel(line: string, label: string): string {
  let end = Math.min(label.length, line.length);
  while (end < line.length && fold(line.slice(0, end)).length < label.length) end += 1;
  return line.slice(end);
}

function findNext(lines: readonly Line[], place: number, starts: readonly string[]): string {
  const next = lines.slice(place + 1, place + 3).find(({ line }) => line !== '');
  return next && !isLabel(next, starts) ? next.line : '';
}

function readMessage(
  lines: readonly Line[],
  place: number,
  rest: string,
  { until, starts }: { until?: string; starts: readonly string[] },
): string {
  const found = rest ? [rest] : [];
  for (const next of lines.slice(place + 1)) {
    const isOver = until
      ? next.folded.startsWith(until)
      : footers.test(next.folded) || isLabel(next, starts);
    if (isOver) break;
    found.push(next.line);
  }
  return found.join('\n').trim();
}

/** Labels are alone on their line or have a colon; words of a sentence are not labels. */
function isLabel({ folded }: Line, starts: readonly string[]): boolean {
  const [before = '', after] = folded.split(/\s*[:：]/, 2);
  return (after !== undefined || folded.length < 25) && starts.includes(before);
}

function fold(text: string): string {
  return foldText(text.trim().replace(/^[*>|\s]+/, '')).replace(/\s+/g, ' ');
}

/**
 * Derives a mark from words that staff selected in the text of a mail: from what precedes them on
 * their line, else from the line before. Null without either. A message ends where the next line
 * begins.
 */
export function deriveMark(
  text: string,
  { field, start, end }: { field: MailField; start: number; end: number },
): MailMark | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start).trim();
  const above = text
    .slice(0, lineStart)
    .split('\n')
    .reverse()
    .find((line) => line.trim() !== '');
  const after = (before || above || '').trim();
  if (fold(after) === '') return null;
  if (field !== 'message') return { field, after };
  const below = text
    .slice(end)
    .split('\n')
    .slice(1)
    .find((line) => line.trim() !== '');
  return { field, after, ...(below ? { until: below.trim().slice(0, 100) } : {}) };
}
