import type { Listing } from '../../listing';
import { FLATS, HOUSES, type Kind } from '../../vocabulary/kinds';

type Condition = (listing: Listing) => boolean;

export function all(...conditions: Condition[]): Condition {
  return (listing) => conditions.every((condition) => condition(listing));
}

export function not(condition: Condition): Condition {
  return (listing) => !condition(listing);
}

export function kind(...kinds: Kind[]): Condition {
  return ({ scenario }) => kinds.includes(scenario.kind);
}

export const flat = kind(...FLATS);
export const house = kind(...HOUSES);
export const home = kind(...FLATS, ...HOUSES);
export const dwelling = kind(...FLATS, ...HOUSES, 'studio');
export const sale: Condition = ({ sale: forSale }) => forSale;
export const rent = not(sale);
export const lift: Condition = ({ scenario }) => scenario.flags.has('lift');
export const furnished: Condition = ({ scenario }) => scenario.flags.has('furnished');
export const onOffer: Condition = ({ status, scenario }) =>
  status === 1 && !scenario.flags.has('option') && !scenario.flags.has('viager');

export const belgium: Condition = ({ region }) => region !== 'luxembourg';
export const newBuild: Condition = ({ scenario }) => scenario.flags.has('vat');
export const underOption: Condition = ({ scenario }) => scenario.flags.has('option');
export const viager: Condition = ({ scenario }) => scenario.flags.has('viager');

export function beds(from: number, to = from): Condition {
  return ({ scenario }) => scenario.beds >= from && scenario.beds <= to;
}

export function baths(from: number, to = from): Condition {
  return ({ scenario }) => scenario.baths >= from && scenario.baths <= to;
}

export function living(from: number, to = Infinity): Condition {
  return ({ scenario }) => scenario.living >= from && scenario.living <= to;
}

export function terrace(from: number, to = Infinity): Condition {
  return ({ scenario }) => scenario.terrace >= from && scenario.terrace <= to;
}

export function garden(from: number, to = Infinity): Condition {
  return ({ scenario }) => scenario.garden >= from && scenario.garden <= to;
}

export function energy(from: number, to: number): Condition {
  return ({ scenario }) => scenario.energy >= from && scenario.energy <= to;
}

export function built(from: number, to: number): Condition {
  return ({ scenario }) => scenario.built >= from && scenario.built <= to;
}

export function renovated(from: number, to: number): Condition {
  return ({ scenario }) => scenario.renovated >= from && scenario.renovated <= to;
}

export function heating(...codes: string[]): Condition {
  return ({ scenario }) => codes.includes(scenario.heating);
}

export function kitchen(...codes: string[]): Condition {
  return ({ scenario }) => codes.includes(scenario.kitchen);
}

export function quarter(...names: string[]): Condition {
  return ({ scenario }) => names.includes(scenario.quarter);
}
