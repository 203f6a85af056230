import type { Core } from '@strapi/strapi';
import { Counter, Gauge, type Registry } from 'prom-client';
import { databaseMeasure } from './database-measure';
import { measures, type Measure } from './measures';
import { queueMeasure } from './queues';

/** A scrape does not wait longer for a database that says nothing. */
const patienceMs = 4000;

/**
 * Makes the gauges of all modules. What it returns reads them anew; those of a measure that fails
 * have no value then, and the others stay right.
 */
export function prepareMeasures(strapi: Core.Strapi, registry: Registry): () => Promise<void> {
  const failures = new Counter({
    name: 'agency_cms_measure_failures_total',
    help: 'Reads of a group of gauges that failed: these have no value in that scrape',
    registers: [registry],
  });
  const all = [databaseMeasure, queueMeasure, ...measures.list(strapi)];
  const prepared = all.map((measure) => ({ measure, gauges: makeGauges(measure, registry) }));
  let reading: Promise<void> | null = null;

  async function readOne({ measure, gauges }: (typeof prepared)[number]): Promise<void> {
    const samples = await inTime(measure.read(strapi)).catch(() => null);
    for (const gauge of gauges.values()) gauge.reset();
    if (samples === null) failures.inc();
    for (const { gauge, labels = {}, value } of samples ?? [])
      gauges.get(gauge)?.set(labels, value);
  }

  return () => {
    reading ??= Promise.all(prepared.map(readOne))
      .then(() => undefined)
      .finally(() => (reading = null));
    return reading;
  };
}

function makeGauges({ gauges, labels }: Measure, registry: Registry): Map<string, Gauge> {
  const labelNames = [...labels];
  const make = ([name, help]: [string, string]): [string, Gauge] => [
    name,
    new Gauge({ name, help, labelNames, registers: [registry] }),
  ];
  return new Map(Object.entries(gauges).map(make));
}

async function inTime<Answer>(question: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  return Promise.race([question, late]).finally(() => clearTimeout(timer));
}
