import { readTable } from '../csv';
import type { Listing } from '../listing';
import { createPrng } from '../prng';
import { findLegalRegion } from '../region';
import type { Scenario } from '../scenario';
import { KINDS, type Kind } from '../vocabulary/kinds';
import type { Project } from './read-projects';

/** A home of a project: a listing for sale. */
export type Unit = Listing & { project: Project };

const FIRST_ID = 5209101;

/** Lists the homes of the seed's projects; `first` is the position after the other listings. */
export function listUnits(projects: readonly Project[], first: number, seed: number): Unit[] {
  return readTable('./projects/units.csv', ';').map((row, index) => {
    const project = projects.find(({ key }) => key === row['project']);
    if (!project) throw new Error(`units.csv: ${row['project']} is no project`);
    const scenario = buildScenario(row, project);
    return {
      project,
      scenario,
      index: first + index,
      id: String(FIRST_ID + index),
      key: scenario.key,
      region: findLegalRegion(scenario.zip),
      sale: true,
      spelling: 0,
      status: scenario.flags.has('sold') ? 2 : 1,
      prng: (name) => createPrng(seed, scenario.key, name),
    };
  });
}

function buildScenario(row: Record<string, string>, { key, row: own, street }: Project): Scenario {
  const number = (name: string): number => Number(row[name] ?? '');
  const flags = new Map((row['flags'] ?? '').split(' ').map((flag) => [flag, '']));
  flags.delete('');
  if (own['label']) flags.set('label', own['label']);
  if (own['address'] !== 'yes') flags.set('hide-address', '');
  flags.set('lift', '').set('vat', '');
  return {
    key: `${key}-${row['box']}`,
    kind: findKind(row),
    goal: 0,
    street,
    flags,
    zip: own['zip'] ?? '',
    quarter: own['quarter'] ?? '',
    number: own['number'] ?? '',
    box: row['box'] ?? '-',
    price: number('price'),
    charges: Math.round((number('living') * 1.6) / 5) * 5,
    living: number('living'),
    ground: 0,
    beds: number('beds'),
    baths: number('baths'),
    floor: number('floor'),
    floors: Number(own['floors']),
    built: Number(own['built']),
    renovated: 0,
    energy: Number(own['energy']),
    terrace: number('terrace'),
    garden: number('garden'),
    orientation: row['orientation'] ?? '',
    garages: 0,
    parkings: number('beds') > 2 ? 2 : 1,
    heating: own['heating'] ?? '',
    kitchen: 'fully-equipped',
  };
}

function findKind(row: Record<string, string>): Kind {
  const kind = KINDS.find((candidate) => candidate === row['kind']);
  if (!kind) throw new Error(`units.csv: ${row['kind']} is no known kind`);
  return kind;
}
