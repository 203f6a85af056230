import type { Scene } from '../draw/plane';
import { type Rng } from '../draw/prng';

export type Still = (scene: Scene, rng: Rng) => void;

export const ROOFS = ['#a45f4c', '#5d6870', '#b0745c', '#8f5f52'] as const;

export const WALLS = ['#efe6d4', '#dfcfb4', '#c9d0c4', '#e6c9ae', '#d9dcd8'] as const;
