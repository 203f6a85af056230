import type { Core } from '@strapi/strapi';
import type { Rate } from '../rules/rate';

/** What the site settings say of leads. */
export interface LeadSettings {
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

const defaultNoticeHours = 1;

/** The published settings; without any, no rates and the default notice. */
export async function loadLeadSettings(strapi: Core.Strapi): Promise<LeadSettings> {
  const site = (await strapi.db.query('api::site.site').findOne({
    where: { publishedAt: { $notNull: true } },
    orderBy: { id: 'asc' },
    populate: ['rates'],
  })) as { rates?: StoredRate[]; appointmentNoticeHours?: number | null } | null;
  return {
    rates: (site?.rates ?? []).flatMap(readRate),
    appointmentNoticeHours: site?.appointmentNoticeHours ?? defaultNoticeHours,
  };
}

function readRate({ name, region, value, validFrom }: StoredRate): Rate[] {
  if (!name || value === null || !validFrom) return [];
  const from = validFrom instanceof Date ? validFrom.toISOString().slice(0, 10) : validFrom;
  return [{ name, region, value: Number(value), validFrom: from }];
}
