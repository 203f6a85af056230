import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../platform/process/registry';

/** A listener for stored leads, called in the current transaction. */
export type LeadListener = (strapi: Core.Strapi, leadId: string) => Promise<void>;

/** Listeners of all modules. Add to it while registering. */
export const leadListeners = createRegistry<LeadListener>('lead-listeners');
