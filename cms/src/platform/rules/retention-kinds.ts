import { leadKinds } from '@agency/domain/form-rules';

/**
 * Types of personal data with a retention period: forms, and related data such as stopped
 * alerts, newsletters and mails.
 */
export const retentionKinds: readonly string[] = [...leadKinds, 'demand', 'subscription', 'mail'];
