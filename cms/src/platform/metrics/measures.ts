import type { Core } from '@strapi/strapi';
import { createRegistry } from '../process/registry';

export interface Sample {
  gauge: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

export interface Measure {
  gauges: Readonly<Record<string, string>>;
  /** Label names; values are few and contain no personal data. */
  labels: readonly string[];
  /** A missing gauge has no value; if it rejects, all gauges have none. */
  read(strapi: Core.Strapi): Promise<readonly Sample[]>;
}

/** Measures of all modules. Add to it while registering. */
export const measures = createRegistry<Measure>('measures');
