import type { FormKind } from '@agency/domain/path-words';

/** What a form can hand over besides who sends it. */
export const LEAD_PARTS = [
  ...(['criteria', 'rhythm', 'offer', 'rental', 'valuation', 'friend', 'job'] as const),
  ...(['testimonial', 'slot', 'timeSlots', 'documents'] as const),
] as const;

export type LeadPart = (typeof LEAD_PARTS)[number];
type Need = LeadPart | 'name' | 'contact' | 'email' | 'remark' | 'listing' | 'project';

interface LeadKindRule {
  needs: readonly Need[];
  /** Parts it may have besides those it needs. */
  takes?: readonly LeadPart[];
  /** The listing must be on offer for this goal. */
  onOffer?: 'sale' | 'rent' | 'any';
}

/**
 * The forms of FORM-1 and what a lead of each needs to be of use. A contact is an email address or
 * a phone number: more may not be asked before a visit in Brussels (Housing Code art. 200ter), so
 * which of them a form asks for is the form's own matter.
 */
export const leadKinds = {
  'site-contact': { needs: ['name', 'contact'], takes: ['timeSlots'] },
  'contact-me': { needs: ['name', 'contact', 'listing'], takes: ['timeSlots'] },
  'contact-appointment': {
    needs: ['name', 'contact', 'listing'],
    takes: ['slot', 'timeSlots'],
    onOffer: 'any',
  },
  'contact-construction': { needs: ['name', 'contact', 'project'], takes: ['timeSlots'] },
  'contact-demand': { needs: ['name', 'contact', 'valuation'], takes: ['timeSlots'] },
  'demand-register': { needs: ['email', 'criteria'], takes: ['rhythm'] },
  'send-to-friend': { needs: ['name', 'listing', 'friend'] },
  'sign-newsletter': { needs: ['email'] },
  'request-documents': { needs: ['name', 'contact', 'listing', 'documents'] },
  testimonial: { needs: ['remark', 'testimonial'] },
  job: { needs: ['name', 'contact', 'job'] },
  'purchase-offer': { needs: ['name', 'contact', 'listing', 'offer'], onOffer: 'sale' },
  'rent-application': { needs: ['name', 'contact', 'listing', 'rental'], onOffer: 'rent' },
} as const satisfies Record<FormKind, LeadKindRule>;

export type LeadKind = keyof typeof leadKinds;

export const LEAD_KINDS = Object.keys(leadKinds) as [LeadKind, ...LeadKind[]];

/** What a lead of this kind needs and may have. */
export function findKindRule(kind: LeadKind): LeadKindRule {
  return leadKinds[kind];
}
