import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../platform/process/registry';

/** What a stored lead makes besides, in the transaction under way. */
export type LeadListener = (strapi: Core.Strapi, leadId: string) => Promise<void>;

/** Who else hears of a lead. Add to it while registering. */
export const leadListeners = createRegistry<LeadListener>('lead-listeners');
