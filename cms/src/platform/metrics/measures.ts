import type { Core } from '@strapi/strapi';
import { createRegistry } from '../process/registry';

/** The value of a gauge, with its labels. */
export interface Sample {
  gauge: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Gauges that are read together at each scrape. */
export interface Measure {
  /** What each says, by name. */
  gauges: Readonly<Record<string, string>>;
  /** Names of their labels; values have to be few, and tell nothing of a person. */
  labels: readonly string[];
  /** A gauge that it does not give has no value then; so have all when it rejects. */
  read(strapi: Core.Strapi): Promise<readonly Sample[]>;
}

/** What modules measure. Add to it while registering. */
export const measures = createRegistry<Measure>('measures');
