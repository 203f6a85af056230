import type { Point } from '../draw/geometry';
import type { Material } from '../draw/material';
import type { RailingPattern } from './ironwork';

export type Head = 'flat' | 'segment' | 'round' | 'basket' | 'horseshoe';
export type Surround = 'none' | 'flat' | 'moulded' | 'brick' | 'keyed' | 'quoined';
export type Crown = 'none' | 'cornice' | 'triangle' | 'bow';

/** A hole in a wall and what fills it. `u` is its middle, `v` its foot. */
export interface Opening {
  u: number;
  v: number;
  width: number;
  height: number;
  kind: 'window' | 'door' | 'garage' | 'shop' | 'cellar';
  head?: Head;
  columns?: number;
  rows?: number;
  /** Height share of a fixed light above the transom. */
  transom?: number;
  frame?: string;
  leaf?: string;
  surround?: Surround;
  crown?: Crown;
  sill?: boolean;
  depth?: number;
  shutters?: string;
  railing?: RailingPattern;
  awning?: string;
}

export interface Balcony {
  u: number;
  v: number;
  width: number;
  depth: number;
  pattern: RailingPattern;
  material: 'iron' | 'stone' | 'glass' | 'solid';
  /** How far the middle swells out, in metres. */
  swell?: number;
  corbels?: boolean;
}

/** A part standing out of the wall on its own storeys: oriel, bow window, bay. */
export interface Oriel {
  u: number;
  v: number;
  width: number;
  height: number;
  depth: number;
  /** Angle of the cheeks from the wall, radians; a right angle gives a box. */
  splay: number;
  material: Material;
  colour: string;
  openings: Opening[];
  cheek: Opening[];
  roof: 'flat' | 'lead' | 'balcony';
  pattern?: RailingPattern;
}

export interface Band {
  v: number;
  height: number;
  out: number;
  colour: string;
  u0?: number;
  u1?: number;
}

export interface Pilaster {
  u: number;
  v0: number;
  v1: number;
  width: number;
  out: number;
  colour: string;
  capital?: boolean;
}

export interface Panel {
  u: number;
  v: number;
  width: number;
  height: number;
  art: 'sgraffito' | 'chevron' | 'fluted' | 'tiles' | 'relief';
  colour: string;
}

export type Roof =
  | { kind: 'none' }
  | { kind: 'parapet'; height: number; colour: string }
  | { kind: 'pitched'; rise: number; colour: string; dormers: Dormer[] }
  | { kind: 'mansard'; rise: number; colour: string; dormers: Dormer[] }
  | { kind: 'gable'; outline: Point[]; coping: string; stepped: boolean }
  | { kind: 'setback'; height: number; inset: number; colour: string };

export interface Dormer {
  u: number;
  width: number;
  height: number;
  head: 'triangle' | 'bow' | 'flat' | 'arched';
  colour: string;
  frame: string;
}

/** One house front: everything a style decides, nothing about where it stands or how it is lit. */
export interface Facade {
  width: number;
  /** Up to the cornice or the foot of the gable. */
  height: number;
  material: Material;
  colour: string;
  trim: string;
  fields: {
    u0: number;
    v0: number;
    u1: number;
    v1: number;
    material: Material;
    colour: string;
    rusticated?: boolean;
  }[];
  plinth: { height: number; colour: string };
  openings: Opening[];
  bands: Band[];
  pilasters: Pilaster[];
  panels: Panel[];
  balconies: Balcony[];
  oriels: Oriel[];
  cornice: { kind: 'none' | 'simple' | 'bracketed' | 'deep' | 'stone'; colour: string };
  roof: Roof;
  chimneys: boolean;
  steps: number;
  quoins?: string;
  /** Part of a free-standing house: no party walls. */
  detached?: boolean;
}
