import { leadKinds } from '@agency/domain/form-rules';

/** What a visitor sends through a form, and what is kept beside it: stopped alerts, newsletters, mails. */
export const retentionKinds: readonly string[] = [...leadKinds, 'demand', 'subscription', 'mail'];
