import { z } from 'zod';
import {
  mostPreferredTimes,
  parsePreferredTime,
  listPreferredDays,
  visitParts,
  writePreferredTime,
} from '@agency/domain/preferred-times';
import { buildReceipt, writeReceipt } from '../appointment/visit-receipt.server';
import type { OpenSite } from '../../../site/open-language.server';
import { foldAway, includeIf } from '../../../form/fields/in-group.server';
import { createFields } from '../../../form/fields/fields.server';
import {
  defineForm,
  isClosed,
  type ClosedForm,
  type FormContext,
} from '../../../form/form-definition.server';
import { askedAbout, introduce, openListing, type AboutListing } from '../listing-subject.server';
import {
  callable,
  isReachable,
  personFields,
  toPerson,
} from '../../../form/fields/person-fields.server';
import { createStandardFields } from '../../../form/fields/standard-fields.server';
import { queryCms } from '../../../cms/client/query.server';
import { AppointmentSlotsDocument } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatIsoDay } from '../../../lib/text/formats';
import { formatVisitDay, formatVisitHours } from '../../../lib/text/visit-time.server';

type Loaded = { about: AboutListing; slots: VisitSlots };

/** Value sent by a visitor who can come at none of the slots. */
const noMoment = 'none';

const noSlots: VisitSlots = { slots: [], isFull: false };

/** Requests a visit, in a free slot if there are any, otherwise at up to three preferred times. */
export const contactAppointment = defineForm({
  kind: 'contact-appointment',
  load: openVisits,
  whenAway: { about: null, slots: noSlots } as Loaded,
  schema: (context) => {
    const { t, loaded } = context;
    const asked = askedAbout(loaded.about);
    const fields = createStandardFields(context);
    const shape = {
      ...includeIf(loaded.slots.slots.length > 0, { slot: slotField(context) }),
      ...includeIf(loaded.slots.slots.length === 0, { wishes: wishesField(context) }),
      remark: fields.optionalRemark(),
      ...personFields(context, asked),
      ...foldAway(context, includeIf(asked.has('newsletter'), { newsletter: fields.newsletter() })),
      privacy: fields.privacy(),
    };
    return z.object(shape).refine(isReachable, callable(t));
  },
  words: (context) => ({
    title: context.t('form.kinds.contact-appointment.title'),
    intro: introduce(context, context.loaded.about, describeVisits(context)),
    submitLabel: context.t('form.kinds.contact-appointment.submit'),
    subject: context.loaded.about?.subject ?? null,
  }),
  toLead: ({ slot, wishes, remark, newsletter, ...person }, { loaded }) => ({
    ...toPerson(person),
    listing: loaded.about?.listing.card.id,
    slot: slot === noMoment ? undefined : slot,
    wishes: wishes?.flatMap((wish) => parsePreferredTime(wish) ?? []),
    remark,
    newsletter: newsletter ?? false,
  }),
  toReceipt: (lead, { slot, wishes = [] }, { loaded }) => {
    const moment = loaded.slots.slots.find(({ id }) => id === slot) ?? null;
    const listing = loaded.about?.listing.card.id;
    const receipt = listing ? buildReceipt(lead, listing, moment, wishes) : null;
    return receipt && writeReceipt(receipt);
  },
});

/** Loads the listing with its free slots, without a cache: one may just have been taken. */
async function openVisits(context: OpenSite, query: URLSearchParams): Promise<Loaded | ClosedForm> {
  const about = await openListing(context, query);
  if (about === null || isClosed(about)) return about ?? { about, slots: noSlots };
  return { about, slots: await loadVisitSlots(about.listing.card.id) };
}

function slotField(context: FormContext<Loaded>) {
  const { t, loaded } = context;
  const { choice } = createFields(t);
  return choice({
    label: t('appointment.slots'),
    isOpen: true,
    variant: 'days',
    options: [
      ...listVisitDays(context, loaded.slots.slots),
      { value: noMoment, label: t('appointment.none') },
    ],
    required: t('appointment.chooseSlot'),
    invalid: t('appointment.taken'),
  });
}

function wishesField(context: FormContext<Loaded>) {
  const { t } = context;
  const { choices } = createFields(t);
  return choices({
    label: t('appointment.preferred'),
    hint: t('appointment.preferredHint', { most: mostPreferredTimes }),
    variant: 'days',
    options: listWishOptions(context, new Date()),
    required: t('appointment.choosePreferred'),
    most: {
      count: mostPreferredTimes,
      message: t('appointment.tooMany', { most: mostPreferredTimes }),
    },
  });
}

/** Says that all slots are full, and what the visitor can do. */
function describeVisits({ t, loaded: { slots } }: FormContext<Loaded>): string {
  if (slots.isFull) return `${t('errors.appointmentsFull')}. ${t('appointment.fullText')}`;
  return slots.slots.length > 0
    ? t('form.kinds.contact-appointment.intro')
    : t('appointment.introHours');
}

/** Loads the current free slots of a listing. Throws CmsError. */
async function loadVisitSlots(listing: string): Promise<VisitSlots> {
  const answer = await queryCms(AppointmentSlotsDocument, { listing });
  return { slots: answer.appointmentSlots, isFull: answer.appointmentsFull };
}

type VisitOption = { value: string; label: string; group: string };

/** Lists free slots as times grouped by day. */
export function listVisitDays(
  { locale }: LanguageContext,
  slots: readonly VisitSlot[],
): VisitOption[] {
  return slots.map(({ id, start, end }) => ({
    value: id,
    label: formatVisitHours(locale, start, end),
    group: formatVisitDay(locale, start),
  }));
}

/** Lists parts of upcoming days that a visitor can prefer, grouped by day. */
export function listWishOptions({ t, locale }: LanguageContext, now: Date): VisitOption[] {
  return listPreferredDays(formatIsoDay(now) ?? '').flatMap((day) => {
    const group = formatVisitDay(locale, `${day}T12:00:00Z`);
    return visitParts.map((part) => ({
      value: writePreferredTime({ day, part }),
      label: t(`appointment.parts.${part}`),
      group,
    }));
  });
}

/** A slot with free places; times are ISO 8601. */
interface VisitSlot {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  /** Places left, at least one. */
  readonly free: number;
}

/** The free slots of a listing, earliest first. */
interface VisitSlots {
  readonly slots: readonly VisitSlot[];
  /** There are future slots, but none has a free place. */
  readonly isFull: boolean;
}
