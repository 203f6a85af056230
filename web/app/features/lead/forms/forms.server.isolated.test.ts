import { describe, expect, test, vi } from 'vitest';
import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { FormKind } from '@agency/domain/path-words';
import { languages, type Language } from '@agency/domain/languages';
import { buildListingDetail } from '../../../testing/build-listing-detail';
import { buildContext, buildOpenSite } from '../../../testing/build-site-answer';
import { describeFields } from '../../../form/describe-form.server';
import { isClosed, type OpenForm } from '../../../form/form-definition.server';
import { findForm } from '../forms.server';
import { listWishOptions } from './contact-appointment.server';
import { readReceipt } from '../appointment/visit-receipt.server';
import { parseForm } from '../../../form/send/parse-form.server';

const cms = vi.hoisted(() => ({ listing: null as unknown, projects: [] as unknown[] }));

vi.mock('../../../cms/client/query.server', () => ({
  queryCms: (document: { toString(): string }) => {
    const text = document.toString();
    if (text.includes('listingChoices')) return { listingChoices: { types: [house], zips: [] } };
    if (text.includes('appointmentSlots')) return { appointmentSlots: [], appointmentsFull: false };
    if (text.includes('projects(')) return { projects: cms.projects };
    if (text.includes('project(')) return { project: null };
    return { listingDetail: cms.listing };
  },
}));

const house = { webId: '1', parentId: null, name: 'Huis' };
const documents = [
  { id: 'epc', kind: 'epc', name: 'EPC-attest' },
  { id: 'plan', kind: 'plan', name: 'Plannen' },
];
const sale = buildListingDetail({ card: { id: '7', goal: 'sale', price: 450000 }, documents });
const rent = (region: string, card: Partial<ListingDetailFragment['card']> = {}) =>
  buildListingDetail({
    card: { id: '8', goal: 'rent', price: 1000, typeId: '2', bedrooms: 2, ...card },
    region,
    documents,
  });

const person = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an@example.org',
  phone: '0470 12 34 56',
  privacy: 'on',
};

async function open(kind: FormKind, query = '', language: Language = 'en') {
  const form = findForm(kind);
  if (form === null) throw new Error(`no form ${kind}`);
  return form.open(buildOpenSite(language), new URLSearchParams(query));
}

async function openAbout(kind: FormKind, listing: ListingDetailFragment, language?: Language) {
  cms.listing = listing;
  const opened = await open(kind, 'listing=7', language);
  if (isClosed(opened)) throw new Error(opened.closed.title);
  return opened;
}

function send(opened: OpenForm, fields: Record<string, string | string[] | File>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) sent.append(name, one);
  }
  return parseForm(sent, opened.schema);
}

const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });

describe.each(languages)('%s', (language) => {
  test.each<[FormKind, string[]]>([
    ['site-contact', ['remark', 'firstName', 'lastName', 'email', 'privacy']],
    ['contact-construction', ['project', 'remark', 'firstName', 'lastName', 'email', 'privacy']],
    [
      'contact-demand',
      [
        ...['propertyType', 'street', 'zip', 'city', 'firstName', 'lastName', 'email', 'phone'],
        'privacy',
      ],
    ],
    ['sign-newsletter', ['email', 'privacy']],
    ['testimonial', ['remark', 'name', 'privacy']],
    ['job', ['cv', 'firstName', 'lastName', 'email', 'privacy']],
  ])('FORM-1 FORM-3 %s has a message for each required field', async (kind, required) => {
    cms.projects = [buildProject()];
    const opened = (await open(kind, '', language)) as OpenForm;
    expectMessages(send(opened, {}).errors, required);
  });

  test.each<[FormKind, ListingDetailFragment, string[]]>([
    ['contact-me', sale, ['remark', 'firstName', 'lastName', 'email', 'privacy']],
    ['send-to-friend', sale, ['friendEmail', 'firstName', 'lastName', 'email', 'privacy']],
    ['request-documents', sale, ['documents', 'firstName', 'lastName', 'email', 'privacy']],
    [
      'purchase-offer',
      sale,
      [
        ...['amount', 'firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city'],
        'privacy',
      ],
    ],
    [
      'rent-application',
      rent('flanders'),
      ['firstName', 'lastName', 'email', 'monthlyIncome', 'persons', 'startDate', 'privacy'],
    ],
  ])('FORM-1 FORM-3 %s has a message for each required field', async (kind, listing, required) => {
    const opened = await openAbout(kind, listing, language);
    expectMessages(send(opened, {}).errors, required);
  });
});

function expectMessages(errors: Readonly<Record<string, string>> | null, required: string[]) {
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(required.toSorted());
  const texts = Object.values(errors ?? {});
  expect(texts.filter((text) => /^form\.|^errors\./.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
}

test('FORM-2 RULE-3 an enquiry becomes a lead with its listing and a phone in groups', async () => {
  const opened = await openAbout('contact-me', sale);
  const { values } = send(opened, {
    ...person,
    remark: 'Is it quiet?',
    title: 'ms',
    phone: '0470/12.34.56',
    timeSlots: ['10:00-13:00', '16:00-19:00'],
    contactPreference: 'phone',
    newsletter: 'on',
  });
  expect(opened.toLead(values ?? {})).toMatchObject({
    listing: '7',
    remark: 'Is it quiet?',
    title: 'ms',
    firstName: 'An',
    lastName: 'Peeters',
    email: 'an@example.org',
    phone: '0470 12 34 56',
    contactPreference: 'phone',
    timeSlots: ['10:00-13:00', '16:00-19:00'],
    newsletter: true,
  });
});

test.each<[FormKind, string[]]>([
  ['site-contact', ['remark', 'firstName', 'lastName', 'email', 'phone']],
  ['contact-me', ['remark', 'firstName', 'lastName', 'email', 'phone']],
  ['contact-appointment', ['wishes', 'remark', 'firstName', 'lastName', 'email', 'phone']],
])('FORM-1 %s asks for message, name, email and phone, and folds the rest', async (kind, asked) => {
  const opened = await openAbout(kind, sale);
  const { groups } = describeFields(opened.schema);
  const shown = groups.filter(({ isFolded }) => !isFolded);
  const namesOf = (some: typeof groups) =>
    some.flatMap(({ fields }) => fields).map(({ name }) => name);
  expect(namesOf(shown)).toEqual([...asked, 'privacy']);
  const folded = groups.filter(({ isFolded }) => isFolded);
  expect(folded.map(({ legend }) => legend)).toEqual(['More, if you like']);
  expect(namesOf(folded)).toEqual(
    expect.arrayContaining(['title', 'contactPreference', 'newsletter']),
  );
  expect(folded.flatMap(({ fields }) => fields).some(({ isRequired }) => isRequired)).toBe(false);
});

test('FORM-14 a visit has up to three wishes, which the thanks page is told of', async () => {
  const opened = await openAbout('contact-appointment', sale);
  const [first, second, third, fourth] = listWishOptions(buildContext('en'), new Date());
  const wish = (options: (typeof first)[]) => options.map((option) => option?.value ?? '');
  const { values } = send(opened, { ...person, wishes: wish([first, second, third]) });
  const { wishes } = opened.toLead(values ?? {});
  expect(wishes?.map(({ part }) => part)).toEqual(['morning', 'afternoon', 'evening']);
  const receipt = readReceipt(opened.toReceipt('lead1', values ?? {}));
  expect(receipt).toEqual({ lead: 'lead1', listing: '7', slot: null, wishes });
  for (const wrong of [[], ['2020-01-01.morning'], wish([first, second, third, fourth])]) {
    expect(send(opened, { ...person, wishes: wrong }).errors?.wishes).toBeTruthy();
  }
});

test('FORM-2 who prefers not to give a title gives none', async () => {
  const opened = await openAbout('contact-me', sale);
  const { values } = send(opened, { ...person, remark: 'Is it quiet?', title: 'noTitle' });
  expect(opened.toLead(values ?? {}).title).toBeUndefined();
});

test('FORM-3 who wants to be called leaves a number', async () => {
  const opened = await openAbout('contact-me', sale);
  const { errors } = send(opened, { contactPreference: 'phone', email: 'an@example.org' });
  expect(errors?.phone).toBe('Please enter your phone number');
});

test('FORM-13 before a visit a Brussels home to let asks a name and one means of contact', async () => {
  const opened = await openAbout('contact-me', rent('brussels'));
  const names = ['remark', 'firstName', 'lastName', 'email', 'privacy'];
  expect(Object.keys(opened.schema.shape)).toEqual(names);
  expect(opened.words.intro).toContain('200ter');
  const { values } = send(opened, { ...person, email: '02 123 45 67', remark: 'When?' });
  expect(opened.toLead(values ?? {})).toMatchObject({ email: undefined, phone: '021 23 45 67' });
  const wrong = send(opened, { ...person, email: 'nobody', remark: 'When?' });
  expect(wrong.errors?.email).toMatch(
    /^This is not a valid email address or phone number.*02 512 47 80/,
  );
});

test.each([
  [
    'brussels',
    ['firstName', 'lastName', 'email', 'monthlyIncome', 'persons'],
    ['title', 'phone', 'newsletter', 'street', 'contactPreference'],
  ],
  ['flanders', ['title', 'phone', 'monthlyIncome', 'persons', 'startDate'], ['street']],
  ['wallonia', ['title', 'phone', 'monthlyIncome', 'persons', 'startDate'], ['street']],
])('FORM-13 an application in %s asks what the law allows', async (region, asked, left) => {
  const { schema } = await openAbout('rent-application', rent(region));
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(asked));
  for (const name of left) expect(schema.shape).not.toHaveProperty(name);
});

test.each([
  [{ startDate: '2199-05-01', endDate: '2199-04-01' }, 'endDate', 'before the start date'],
  [{ startDate: '2199-02-30' }, 'startDate', 'complete and valid start date'],
  [{ endDate: '2999-05' }, 'endDate', 'complete and valid end date'],
  [{ persons: '0' }, 'persons', 'fits this home'],
  [{ persons: 'two' }, 'persons', 'number'],
  [{ monthlyIncome: '-3' }, 'monthlyIncome', 'number'],
  [{ monthlyIncome: '1.000.000.001' }, 'monthlyIncome', 'from €\u00a00 to €\u00a01.000.000.000'],
])('FORM-3 an application with %j is told so', async (given, name, message) => {
  const opened = await openAbout('rent-application', rent('flanders'));
  expect(send(opened, given).errors?.[name]).toContain(message);
});

test('FORM-13 an application hands over income, household and dates', async () => {
  const opened = await openAbout('rent-application', rent('brussels'));
  const { values } = send(opened, { ...person, monthlyIncome: '3.250,50', persons: '2' });
  expect(opened.toLead(values ?? {})).toMatchObject({
    listing: '8',
    rental: { monthlyIncome: 3250.5, persons: 2, startDate: undefined, endDate: undefined },
  });
});

test.each([
  ['ABC', expect.stringContaining('1050 or L-1009')],
  ['SW1A 1AA', expect.stringContaining('1050 or L-1009')],
  ['L-1009', undefined],
  ['59000', undefined],
])('FORM-3 a valuation of a property in %s', async (zip, error) => {
  const opened = (await open('contact-demand')) as OpenForm;
  expect(send(opened, { zip }).errors?.zip).toEqual(error);
});

test.each([
  ['450.000', 450000],
  ['450 000,50', 450000.5],
  ['450,000', 450000],
])('FORM-13 an offer of %s is %d', async (amount, offered) => {
  const opened = await openAbout('purchase-offer', sale);
  const address = { street: 'Kerkstraat 1', zip: '1000', city: 'Brussel' };
  const { values } = send(opened, { ...person, ...address, amount, conditions: 'A loan' });
  expect(opened.toLead(values ?? {})).toMatchObject({
    listing: '7',
    street: 'Kerkstraat 1',
    offer: { amount: offered, conditions: 'A loan' },
  });
});

test.each([
  ['0', 'from €\u00a01 to €\u00a01.000.000.000'],
  ['1.000.000.001', 'from €\u00a01 to €\u00a01.000.000.000'],
  ['a lot', 'Please enter a number'],
])('FORM-3 an offer of %s is refused', async (amount, message) => {
  const opened = await openAbout('purchase-offer', sale);
  expect(send(opened, { amount }).errors?.amount).toContain(message);
});

test('FORM-2 the documents that were asked for are ticked, and unknown ones refused (ERR-7)', async () => {
  cms.listing = sale;
  const opened = (await open(
    'request-documents',
    'listing=7&document=plan&document=x',
  )) as OpenForm;
  expect(opened.initial.documents).toEqual(['plan']);
  expect(send(opened, { documents: ['x'] }).errors?.documents).toBe('Request document error');
});

test.each<[FormKind, ListingDetailFragment | null, string]>([
  ['contact-me', null, 'Property Not Found'],
  ['contact-me', buildListingDetail({ card: { availability: 'sold' } }), 'Property Sold'],
  ['send-to-friend', rent('brussels', { availability: 'rented' }), 'Property Rented'],
  ['purchase-offer', buildListingDetail({ card: { availability: 'sold' } }), 'Property Sold'],
  ['purchase-offer', rent('brussels'), 'This property is for rent'],
  ['rent-application', sale, 'This property is for sale'],
  ['request-documents', buildListingDetail({ documents: [] }), 'No documents'],
])('ERR-4 ERR-7 %s says why there is no form, and a way on', async (kind, listing, title) => {
  cms.listing = listing;
  const opened = await open(kind, 'listing=7');
  expect(isClosed(opened) && opened.closed.title).toBe(title);
  expect(isClosed(opened) && opened.closed.links.length).toBeGreaterThan(0);
});

test('FORM-1 without a listing the forms of listings ask to choose one', async () => {
  const opened = await open('contact-me', 'listing=%3Cb%3E');
  expect(isClosed(opened) && opened.closed.title).toBe('Which property is it about?');
});

test('FORM-3 a friend’s address that is none is told so', async () => {
  const opened = await openAbout('send-to-friend', sale);
  const { errors } = send(opened, { friendEmail: 'friend@' });
  expect(errors?.friendEmail).toBe('Your friend’s email address is not valid');
});

test('FORM-12 a testimonial hands over comment, name, website, image and date', async () => {
  const opened = (await open('testimonial')) as OpenForm;
  const { values } = send(opened, {
    remark: 'Fine.',
    name: 'An V.',
    website: 'www.example.be',
    date: '2020-02-29',
    image: new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    privacy: 'on',
  });
  expect(opened.toLead({ ...values, image: 'file-1' })).toMatchObject({
    remark: 'Fine.',
    testimonial: {
      name: 'An V.',
      website: 'https://www.example.be',
      date: '2020-02-29',
      file: 'file-1',
    },
  });
});

test.each([
  ['website', 'javascript:alert(1)', 'This is not a valid web address'],
  ['date', '2999-01-01', 'This date lies in the future'],
])('FORM-12 a testimonial with the %s %s is told so', async (name, value, message) => {
  const opened = (await open('testimonial')) as OpenForm;
  expect(send(opened, { [name]: value }).errors?.[name]).toBe(message);
});

test('FORM-11 an application for a job hands over the CV', async () => {
  const opened = (await open('job', 'position=Agent')) as OpenForm;
  expect(opened.initial.position).toBe('Agent');
  const { values } = send(opened, { ...person, position: 'Agent', cv });
  expect(opened.toLead({ ...values, cv: 'file-2' })).toMatchObject({
    job: { position: 'Agent', file: 'file-2' },
  });
});

test('FORM-8 French has its own afternoon', async () => {
  const hoursOf = async (language: Language) => {
    const opened = (await open('site-contact', '', language)) as OpenForm;
    return ['10:00-13:00', '13:00-16:00', '14:00-16:00', '16:00-19:00'].filter(
      (hour) => send(opened, { timeSlots: [hour] }).errors?.timeSlots === undefined,
    );
  };
  expect(await hoursOf('fr')).toEqual(['10:00-13:00', '14:00-16:00', '16:00-19:00']);
  expect(await hoursOf('nl')).toEqual(['10:00-13:00', '13:00-16:00', '16:00-19:00']);
});

test('FORM-6 without the CMS every form is still drawn around what was typed', () => {
  const kinds: FormKind[] = ['contact-me', 'contact-demand', 'purchase-offer', 'rent-application'];
  for (const kind of kinds) {
    const away = findForm(kind)?.openAway(buildOpenSite('nl'), new URLSearchParams('listing=7'));
    expect(away && send(away, person).typed).toMatchObject({ email: 'an@example.org' });
  }
});

function buildProject() {
  return {
    id: 'P-1',
    title: 'Kanaalpark',
    slug: 'kanaalpark-p-1',
    excerpt: '',
    cityName: 'Brussel',
    zip: '1000',
    countryId: 10,
    countryName: 'België',
    address: null,
    picture: null,
    units: 3,
    unitsOnOffer: 2,
    unitsAvailable: 2,
    isSoldOut: false,
    fromPrice: 1,
    fromGoal: 'sale',
    minBedrooms: 1,
    maxBedrooms: 2,
    hasStudio: false,
    minArea: null,
    maxArea: null,
  };
}
