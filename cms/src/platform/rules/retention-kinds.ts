import { formKinds } from '@agency/domain/path-words';

/** What a visitor sends through a form, and what is kept beside it: stopped alerts, newsletters, mails. */
export const retentionKinds: readonly string[] = [...formKinds, 'demand', 'subscription', 'mail'];
