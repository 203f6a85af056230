import type { Core } from '@strapi/strapi';
import { findSharedSettings } from '../../platform/i18n/find-shared-settings';
import { LAW_RATES } from '../../platform/rules/law-rates';
import type { Rate } from '@agency/domain/rates';

/** What the site settings say of leads. */
export interface LeadSettings {
  /** Of two for the same day the first counts. */
  rates: Rate[];
  /** A visiting moment that begins sooner is not offered. */
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

/** What the settings say, then the law's own rates; without any, the law and the default notice. */
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
