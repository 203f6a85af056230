export type Hair = 'short' | 'bob' | 'long' | 'bun' | 'curls' | 'bald' | 'crop' | 'scarf';
export type Clothes = 'blazer' | 'shirt' | 'knit' | 'roundneck';

/** One drawn person. */
export interface Person {
  skin: string;
  hair: Hair;
  hairColour: string;
  clothes: Clothes;
  cloth: string;
  second: string;
  backdrop: readonly [string, string];
  glasses?: boolean;
  beard?: 'full' | 'stubble';
  earrings?: boolean;
  /** Width of the face against the usual. */
  broad: number;
  /** Grey laughter lines of a later age. */
  lines?: boolean;
}

export const PEOPLE: readonly Person[] = [
  {
    skin: '#e8bf9f',
    hair: 'bob',
    hairColour: '#5a3a28',
    clothes: 'blazer',
    cloth: '#35524a',
    second: '#f2ece0',
    backdrop: ['#e9dcc4', '#c98f6e'],
    earrings: true,
    broad: 0.97,
  },
  {
    skin: '#8d5f44',
    hair: 'crop',
    hairColour: '#221a17',
    clothes: 'blazer',
    cloth: '#3b4658',
    second: '#e9dfcd',
    backdrop: ['#dfe3d8', '#7f9a8c'],
    beard: 'stubble',
    broad: 1.03,
  },
  {
    skin: '#f0cbb0',
    hair: 'short',
    hairColour: '#8f8a85',
    clothes: 'shirt',
    cloth: '#7d93a3',
    second: '#5f7383',
    backdrop: ['#e6e0d2', '#a9b5b0'],
    glasses: true,
    broad: 1.02,
    lines: true,
  },
  {
    skin: '#c98f6b',
    hair: 'long',
    hairColour: '#2b1f1a',
    clothes: 'knit',
    cloth: '#b5654a',
    second: '#d98f6e',
    backdrop: ['#f0e2cc', '#d2a057'],
    broad: 0.96,
  },
  {
    skin: '#e3b08c',
    hair: 'scarf',
    hairColour: '#4f6d70',
    clothes: 'roundneck',
    cloth: '#e4dccb',
    second: '#c9bda6',
    backdrop: ['#dcd6e0', '#8b7f9a'],
    broad: 0.97,
  },
  {
    skin: '#eec3a2',
    hair: 'short',
    hairColour: '#8a5a34',
    clothes: 'knit',
    cloth: '#44566a',
    second: '#5d7085',
    backdrop: ['#e9e2d0', '#b5896a'],
    beard: 'full',
    broad: 1.04,
  },
  {
    skin: '#6f4733',
    hair: 'curls',
    hairColour: '#1f1815',
    clothes: 'blazer',
    cloth: '#8a3f35',
    second: '#efe6d6',
    backdrop: ['#eadfcb', '#6d8577'],
    earrings: true,
    broad: 0.98,
  },
  {
    skin: '#f1d0b8',
    hair: 'bun',
    hairColour: '#a39a90',
    clothes: 'roundneck',
    cloth: '#6d7f73',
    second: '#8fa095',
    backdrop: ['#e3e4dc', '#c9a98e'],
    glasses: true,
    earrings: true,
    broad: 0.98,
    lines: true,
  },
];
