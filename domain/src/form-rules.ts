import { formKinds, type FormKind } from './path-words';

/** Types of leads: the site's forms, and an owner's question in the portal. */
export type LeadKind = FormKind | 'owner-question';

export const leadKinds: readonly LeadKind[] = [...formKinds, 'owner-question'];

/** Data that a form can send besides the sender's. */
export const formParts = [
  ...(['criteria', 'rhythm', 'offer', 'rental', 'valuation', 'friend', 'job'] as const),
  ...(['testimonial', 'slot', 'wishes', 'timeSlots', 'documents'] as const),
] as const;

export type FormPart = (typeof formParts)[number];
type Need = FormPart | 'name' | 'contact' | 'email' | 'remark' | 'listing' | 'project';

export interface FormRule {
  needs: readonly Need[];
  /** Optional parts besides the required ones. */
  takes?: readonly FormPart[];
  /** The listing must be on offer for this goal. */
  onOffer?: 'sale' | 'rent' | 'any';
}

/**
 * The forms and the parts that a lead of each requires. A contact is an email address or a phone
 * number: more may not be asked before a visit in Brussels (Housing Code art. 200ter), so each form
 * decides which it asks for.
 */
export const formRules: Readonly<Record<LeadKind, FormRule>> = {
  'site-contact': { needs: ['name', 'contact'], takes: ['timeSlots'] },
  'contact-me': { needs: ['name', 'contact', 'listing'], takes: ['timeSlots'] },
  'contact-appointment': {
    needs: ['name', 'contact', 'listing'],
    takes: ['slot', 'wishes', 'timeSlots'],
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
  'owner-question': { needs: ['name', 'email', 'remark', 'listing'] },
};

export function listFormParts(kind: LeadKind): readonly string[] {
  const { needs, takes = [] } = formRules[kind];
  return [...needs, ...takes];
}
