import type { FormKind } from '@agency/domain/path-words';
import type { Form } from '../../form/form-definition.server';
import { contactAppointment } from './forms/contact-appointment.server';
import { contactConstruction } from './forms/contact-construction.server';
import { contactDemand } from './forms/contact-demand.server';
import { contactMe } from './forms/contact-me.server';
import { demandRegister } from './forms/demand-register.server';
import { job } from './forms/job.server';
import { purchaseOffer } from './forms/purchase-offer.server';
import { rentApplication } from './forms/rent-application.server';
import { requestDocuments } from './forms/request-documents.server';
import { sendToFriend } from './forms/send-to-friend.server';
import { signNewsletter } from './forms/sign-newsletter.server';
import { siteContact } from './forms/site-contact.server';
import { testimonial } from './forms/testimonial.server';

const forms: Readonly<Record<FormKind, Form>> = {
  'site-contact': siteContact,
  'contact-me': contactMe,
  'contact-appointment': contactAppointment,
  'contact-construction': contactConstruction,
  'contact-demand': contactDemand,
  'demand-register': demandRegister,
  'send-to-friend': sendToFriend,
  'sign-newsletter': signNewsletter,
  'request-documents': requestDocuments,
  testimonial,
  job,
  'purchase-offer': purchaseOffer,
  'rent-application': rentApplication,
};

export function findForm(kind: FormKind): Form {
  return forms[kind];
}
