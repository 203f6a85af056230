import type { Core } from '@strapi/strapi';
import { findSharedSettings } from '../../platform/i18n/find-shared-settings';
import { LAW_RATES } from '../../platform/rules/law-rates';
import type { Rate } from '@agency/domain/rates';

export interface LeadSettings {
  /** Of two rates for the same day, the first applies. */
  rates: Rate[];
  appointmentNoticeHours: number;
}

interface StoredRate {
  name: string | null;
  region: string | null;
  value: number | string | null;
  validFrom: string | Date | null;
}

interface StoredSettings {
  rates?: StoredRate[];
  appointmentNoticeHours?: number | null;
}

const defaultNoticeHours = 1;

/**
 * Returns the lead settings, followed by the statutory rates; only those and the default notice
 * without settings.
 */
export async function loadLeadSettings(strapi: Core.Strapi): Promise<LeadSettings> {
  const site = (await findSharedSettings(strapi, ['rates'])) as StoredSettings | null;
  return {
    rates: [...(site?.rates ?? []).flatMap(readRate), ...LAW_RATES],
    appointmentNoticeHours: site?.appointmentNoticeHours ?? defaultNoticeHours,
  };
}

function readRate({ name, region, value, validFrom }: StoredRate): Rate[] {
  if (!name || value === null || !validFrom) return [];
  const from = validFrom instanceof Date ? validFrom.toISOString().slice(0, 10) : validFrom;
  return [{ name, region, value: Number(value), validFrom: from }];
}
