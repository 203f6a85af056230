/** What a visitor sends through a form, and what is kept beside it: stopped alerts, newsletters, mails. */
export const retentionKinds = [
  ...['site-contact', 'contact-me', 'contact-appointment', 'contact-construction'],
  ...['contact-demand', 'demand-register', 'send-to-friend', 'sign-newsletter'],
  ...['request-documents', 'testimonial', 'job', 'purchase-offer', 'rent-application'],
  ...['demand', 'subscription', 'mail'],
];
