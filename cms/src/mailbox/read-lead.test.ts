import { expect, test } from 'vitest';
import { applyMarks, builtInMarks, deriveMark, type MailMark } from './mail-patterns';
import type { ParsedMail } from './parse-mail';
import { readLead, stripQuote } from './read-lead';

function buildParsed(overrides: Partial<ParsedMail> = {}): ParsedMail {
  return {
    messageId: '<1@x>',
    references: [],
    from: { name: '', email: 'noreply@immoweb.be' },
    replyTo: null,
    recipients: [],
    subject: '',
    text: '',
    files: [],
    isAutomatic: true,
    isBroken: false,
    ...overrides,
  };
}

// Invented mails, in the shape of public examples: labels in a column, below each other, in a table.
const inColumn = `Beste,

U heeft een nieuwe aanvraag ontvangen voor uw pand.

Naam: An Peeters
E-mail: an.peeters@example.org
Telefoon: +32 (0)470/12.34.56
Uw referentie: 5204117

Bericht:
Goedendag,

Is het appartement nog vrij? Ik kom graag kijken.
Naam van de bel is Peeters.

Met vriendelijke groet, het team van Immoweb
https://www.immoweb.be/nl/pro`;

const below = `Nouvelle demande de contact

Nom et prénom
Zoé Dubois

Adresse e-mail
zoe@example.org

Téléphone
02 512 47 80

Référence
ABC-12

Votre message
Bonjour, le bien est-il encore disponible ?

Cet e-mail a été envoyé par le portail.`;

const german = `Sie haben eine Anfrage für Ihre Immobilie.
Name: Uwe Groß | E-Mail: uwe@example.org
Telefon: 26 12 34
Objektnummer: L-77
Nachricht: Ist die Wohnung noch frei?`;

test.each([
  [
    'labels with a colon, in Dutch',
    'noreply@immoweb.be',
    inColumn,
    {
      portal: 'immoweb',
      name: 'An Peeters',
      email: 'an.peeters@example.org',
      phone: '+32 (0)470/12.34.56',
      language: 'nl',
      message:
        'Goedendag,\n\nIs het appartement nog vrij? Ik kom graag kijken.\nNaam van de bel is Peeters.',
    },
    '5204117',
  ],
  [
    'values below their labels, in French',
    'contact@mail.logic-immo.be',
    below,
    {
      portal: 'logic-immo',
      name: 'Zoé Dubois',
      email: 'zoe@example.org',
      phone: '02 512 47 80',
      language: 'fr',
      message: 'Bonjour, le bien est-il encore disponible ?',
    },
    'ABC-12',
  ],
  [
    'a number of Luxembourg, in German',
    'info@athome.lu',
    german,
    { portal: 'athome', phone: '26 12 34', message: 'Ist die Wohnung noch frei?' },
    'L-77',
  ],
])('STAFF-6 a mail of a portal with %s is read', (_, email, text, expected, reference) => {
  const read = readLead(buildParsed({ from: { name: 'Portal', email }, text }), []);
  expect(read).toMatchObject(expected);
  expect(read.references[0]).toBe(reference);
});

test('STAFF-6 without labels a portal still gives the address to answer, a phone and the text', () => {
  const text =
    'Somebody wrote. Call 0470 12 34 56 about https://agency.example/nl/te-koop/x/y/5204117/.';
  const mail = buildParsed({ text, replyTo: 'an@example.org', subject: 'Lead 88123' });
  expect(readLead(mail, [])).toMatchObject({
    name: null,
    email: 'an@example.org',
    phone: '0470 12 34 56',
    message: text,
  });
  expect(readLead(mail, []).references).toEqual(expect.arrayContaining(['88123', '5204117']));
});

test('STAFF-6 the mail of a person is a message of its sender, without what it quotes', () => {
  const from = { name: 'An Peeters', email: 'an@example.org' };
  const text =
    'Ik kom graag.\n\nOp za 28 nov 2026 om 10:00 schreef Agency <leads@agency.example>:\n> Naam: x';
  expect(readLead(buildParsed({ from, text, isAutomatic: false }), [])).toMatchObject({
    portal: null,
    name: 'An Peeters',
    email: 'an@example.org',
    message: 'Ik kom graag.',
  });
});

test.each([
  ['Yes\n\nOn Sat, 28 Nov 2026 at 10:00, X <x@y.be>\nwrote:\n> No', 'Yes'],
  ['Oui\n-----Message d’origine-----\nDe : x@y.be', 'Oui'],
  ['Ja\n________________\nVan: x@y.be <x@y.be>\nVerzonden: nu', 'Ja'],
  ['> only a quote', '> only a quote'],
  ['On the whole I like it.', 'On the whole I like it.'],
])('STAFF-6 the answer in %j is %j', (text, answer) => {
  expect(stripQuote(text).replace(/_+$/, '').trim()).toBe(answer);
});

const taught: MailMark[] = [
  { field: 'name', after: 'Interessent' },
  { field: 'message', after: 'Schreef het volgende', until: 'Tot ziens' },
];

test('STAFF-6 what staff taught comes before the labels of portals', () => {
  const text =
    'Name: Portal robot\nInteressent An Peeters\nSchreef het volgende:\nMag ik komen?\nNaam: nee\nTot ziens op de site';
  const from = { name: '', email: 'lead@unknown-portal.example' };
  expect(readLead(buildParsed({ from, text }), taught)).toMatchObject({
    name: 'An Peeters',
    message: 'Mag ik komen?\nNaam: nee',
  });
});

test('STAFF-6 a mail without the taught words is one of its sender, such as of a mail provider', () => {
  const from = { name: 'An Peeters', email: 'an.peeters@mail-provider.example' };
  expect(readLead(buildParsed({ from, text: 'Is it still free?' }), taught)).toMatchObject({
    name: 'An Peeters',
    email: 'an.peeters@mail-provider.example',
    message: 'Is it still free?',
  });
});

test('STAFF-6 the address of the mailbox is not that of the person', () => {
  const recipients = ['leads@agency.example'];
  const text = 'Sent to Leads@agency.example. Reply to an@example.org.';
  expect(readLead(buildParsed({ recipients, text }), []).email).toBe('an@example.org');
  expect(readLead(buildParsed({ recipients, text: text.slice(0, 28) }), []).email).toBeNull();
});

test('STAFF-6 marking words makes a mark that finds those of the next mail', () => {
  const text =
    'Hallo\n\nHeer of mevrouw   An Peeters\n\nHeeft gevraagd\n\nMag ik komen?\nGraag.\n\nBeheer uw mails';
  const select = (words: string) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length };
  };
  const name = deriveMark(text, { field: 'name', ...select('An Peeters') });
  const message = deriveMark(text, { field: 'message', ...select('Mag ik komen?\nGraag.') });
  expect(name).toEqual({ field: 'name', after: 'Heer of mevrouw' });
  expect(message).toEqual({ field: 'message', after: 'Heeft gevraagd', until: 'Beheer uw mails' });
  const next = 'Heer of mevrouw: Zoé Dubois\nHeeft gevraagd\nNog vrij?\nBeheer uw mails hier';
  expect(applyMarks(next, [name, message] as MailMark[])).toEqual({
    name: 'Zoé Dubois',
    message: 'Nog vrij?',
  });
  expect(deriveMark('An Peeters', { field: 'name', start: 0, end: 10 })).toBeNull();
});

test('STAFF-6 a label is a whole word, and the value of an empty one is not the next label', () => {
  const facts = applyMarks('Nombre de pièces: 3\nNaam:\nTelefoon: 0470 12 34 56', builtInMarks);
  expect(facts).toEqual({ phone: '0470 12 34 56' });
});

test('STAFF-6 a hostile text is read in time', () => {
  const texts = [
    'naam '.repeat(10_000),
    'naam\n'.repeat(10_000),
    `${'a'.repeat(49_000)}@`,
    '0'.repeat(50_000),
  ];
  const began = performance.now();
  for (const text of texts) readLead(buildParsed({ text }), []);
  expect(performance.now() - began).toBeLessThan(8000);
});
