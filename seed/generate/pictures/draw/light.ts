import { mix, multiply } from './colour';
import { dot, normalise, type Vec } from './geometry';

export type TimeOfDay = 'morning' | 'noon' | 'golden' | 'dusk' | 'rain' | 'autumn';

/** One mood: where the sun stands, what it and the shade do to a colour, what the sky shows. */
export interface Light {
  time: TimeOfDay;
  sun: Vec;
  sunTint: string;
  shadeTint: string;
  shadow: string;
  shadowStrength: number;
  sky: readonly [zenith: string, middle: string, horizon: string];
  cloud: string;
  cloudShade: string;
  haze: string;
  /** Share of windows with the lamps on. */
  lit: number;
}

const MOODS: Record<TimeOfDay, Omit<Light, 'time' | 'sun'> & { elevation: number }> = {
  morning: {
    elevation: 0.62,
    sunTint: '#fff6e4',
    shadeTint: '#a9b2c6',
    shadow: '#35405e',
    shadowStrength: 0.42,
    sky: ['#a9c6d6', '#cfdedf', '#f6ead6'],
    cloud: '#fdf7ec',
    cloudShade: '#d5dce0',
    haze: '#e9e6dc',
    lit: 0,
  },
  noon: {
    elevation: 0.95,
    sunTint: '#fffaf0',
    shadeTint: '#a3afc4',
    shadow: '#2f3c58',
    shadowStrength: 0.46,
    sky: ['#7fabca', '#b0cddb', '#e6ece6'],
    cloud: '#ffffff',
    cloudShade: '#cfdbe4',
    haze: '#dde6e6',
    lit: 0,
  },
  golden: {
    elevation: 0.42,
    sunTint: '#ffe6bd',
    shadeTint: '#9c9fba',
    shadow: '#433a58',
    shadowStrength: 0.46,
    sky: ['#8fb0c4', '#e2d3bd', '#fbdcae'],
    cloud: '#fff0d9',
    cloudShade: '#d9c1b6',
    haze: '#f3dfc2',
    lit: 0.08,
  },
  dusk: {
    elevation: 0.3,
    sunTint: '#8d8fb4',
    shadeTint: '#676c93',
    shadow: '#20243f',
    shadowStrength: 0.3,
    sky: ['#31426b', '#7d7796', '#f0b48c'],
    cloud: '#c79aa0',
    cloudShade: '#5d6388',
    haze: '#9c8a9f',
    lit: 0.62,
  },
  rain: {
    elevation: 1.1,
    sunTint: '#c9ced1',
    shadeTint: '#9aa3ad',
    shadow: '#2b3442',
    shadowStrength: 0.1,
    sky: ['#8d9ba6', '#b3bec3', '#d6d9d5'],
    cloud: '#c4ccd0',
    cloudShade: '#8b98a3',
    haze: '#c6cccb',
    lit: 0.28,
  },
  autumn: {
    elevation: 0.5,
    sunTint: '#ffeecb',
    shadeTint: '#a5a4b8',
    shadow: '#40384e',
    shadowStrength: 0.44,
    sky: ['#9fbccb', '#d9dcd3', '#f8e3c0'],
    cloud: '#fff6e6',
    cloudShade: '#d8d0c6',
    haze: '#eee0c8',
    lit: 0.04,
  },
};

/** The mood with its sun at a bearing: radians from straight behind the viewer, negative is left. */
export function lightOf(time: TimeOfDay, bearing: number): Light {
  const { elevation, ...mood } = MOODS[time];
  const sun = normalise([Math.sin(bearing), Math.tan(elevation), Math.cos(bearing)]);
  return { ...mood, time, sun };
}

/** A colour on a surface that faces `normal`. */
export function lit(light: Light, colour: string, normal: Vec): string {
  const facing = Math.max(0, dot(light.sun, normal));
  return multiply(colour, mix(light.shadeTint, light.sunTint, Math.min(1, facing * 1.55)));
}

/** A colour in cast or own shade. */
export function shaded(light: Light, colour: string): string {
  return multiply(colour, light.shadeTint);
}
