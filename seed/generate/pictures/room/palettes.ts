/** Colours of one interior. */
export interface RoomPalette {
  wall: string;
  trim: string;
  floor: readonly string[];
  sofa: string;
  accent: string;
  second: string;
  wood: string;
  rug: readonly [string, string];
  curtain: string;
  cabinet: string;
  stone: string;
  metal: string;
}

const OAK = ['#c39a6b', '#b98f60', '#cda777', '#b08556'] as const;
const SMOKED = ['#8d6a4c', '#7f5d42', '#9a775a', '#856349'] as const;
const PALE = ['#d8c3a2', '#cfb995', '#e0cdae', '#c9b18b'] as const;
const WALNUT = ['#7a5540', '#6d4b38', '#865f49', '#73503c'] as const;

export const PALETTES: readonly RoomPalette[] = [
  {
    wall: '#efe8da',
    trim: '#f8f4ea',
    floor: OAK,
    sofa: '#5f7466',
    accent: '#b5654a',
    second: '#d9b98a',
    wood: '#8a6242',
    rug: ['#e4d8c2', '#a9583f'],
    curtain: '#ece2cf',
    cabinet: '#46594f',
    stone: '#efece6',
    metal: '#b8924f',
  },
  {
    wall: '#d9dcd2',
    trim: '#f3f1e8',
    floor: PALE,
    sofa: '#e2d8c6',
    accent: '#6d8577',
    second: '#c98f5e',
    wood: '#a67d54',
    rug: ['#d2cbb9', '#6f8276'],
    curtain: '#f0ebdf',
    cabinet: '#e9e4d8',
    stone: '#d9d3c6',
    metal: '#3a3f3d',
  },
  {
    wall: '#e9d8c6',
    trim: '#f7efe4',
    floor: SMOKED,
    sofa: '#b06a4c',
    accent: '#3f5a52',
    second: '#e3c9a0',
    wood: '#6b4a34',
    rug: ['#dcc6aa', '#7e4434'],
    curtain: '#efe3d2',
    cabinet: '#b9866a',
    stone: '#f0ebe2',
    metal: '#b8924f',
  },
  {
    wall: '#cfd8da',
    trim: '#f2f3ef',
    floor: OAK,
    sofa: '#3f5266',
    accent: '#d2a057',
    second: '#b4c0bd',
    wood: '#936b47',
    rug: ['#dedcd2', '#44586a'],
    curtain: '#e6e8e4',
    cabinet: '#44566a',
    stone: '#ecebe7',
    metal: '#b8924f',
  },
  {
    wall: '#f0ece3',
    trim: '#faf8f2',
    floor: PALE,
    sofa: '#a9a296',
    accent: '#4f5f58',
    second: '#c9a183',
    wood: '#b98d60',
    rug: ['#e8e2d5', '#8f8778'],
    curtain: '#f4f0e7',
    cabinet: '#f0ede5',
    stone: '#cfc9bf',
    metal: '#2f3433',
  },
  {
    wall: '#46584f',
    trim: '#54675d',
    floor: WALNUT,
    sofa: '#c79a6b',
    accent: '#d8c49c',
    second: '#8f4d3c',
    wood: '#5b3f2e',
    rug: ['#c9b796', '#6b3a2e'],
    curtain: '#7d8a78',
    cabinet: '#364740',
    stone: '#e9e4d8',
    metal: '#c9a258',
  },
  {
    wall: '#e4dccb',
    trim: '#f4eee1',
    floor: WALNUT,
    sofa: '#7b3f35',
    accent: '#c4a05c',
    second: '#5f6f62',
    wood: '#5d4232',
    rug: ['#b7604a', '#e3cfa9'],
    curtain: '#8f5a4a',
    cabinet: '#6d7f73',
    stone: '#e5dfd3',
    metal: '#b8924f',
  },
  {
    wall: '#dfd5dc',
    trim: '#f5f0ef',
    floor: OAK,
    sofa: '#7d6b7c',
    accent: '#b98a93',
    second: '#d8c7a8',
    wood: '#8d6748',
    rug: ['#e5d9d6', '#8b6f80'],
    curtain: '#efe6e4',
    cabinet: '#8d8a94',
    stone: '#efeceb',
    metal: '#b8924f',
  },
  {
    wall: '#eadfca',
    trim: '#f6f0e2',
    floor: PALE,
    sofa: '#4d6d70',
    accent: '#d4895a',
    second: '#e0c07f',
    wood: '#9c7349',
    rug: ['#e6dcc6', '#4d6d70'],
    curtain: '#f1e8d6',
    cabinet: '#a9b5a6',
    stone: '#f0ece2',
    metal: '#3a3f3d',
  },
];
