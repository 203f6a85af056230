/** What part of a picture is seen: its middle as shares of width and height, and how much closer. */
export interface Aim {
  x: number;
  y: number;
  zoom: number;
}

/** The camera's way over one picture of seed/pictures. */
export interface Shot {
  picture: string;
  from: Aim;
  to: Aim;
}

export interface Film {
  file: string;
  width: number;
  height: number;
  framesPerSecond: number;
  bitsPerSecond: number;
  /** Frames that one shot lasts, the melting into the next included. */
  shotFrames: number;
  meltFrames: number;
  /** Played in a loop: the last melts into the first. */
  shots: Shot[];
}

/** A walk from street to street, for the page of who is still looking. */
export const streets: Film = {
  file: 'streets.mp4',
  width: 1280,
  height: 720,
  framesPerSecond: 25,
  bitsPerSecond: 1_600_000,
  shotFrames: 120,
  meltFrames: 30,
  shots: [
    {
      picture: 'hero-003.jpg',
      from: { x: 0.36, y: 0.56, zoom: 1.25 },
      to: { x: 0.6, y: 0.52, zoom: 1.25 },
    },
    {
      picture: 'facade-025.jpg',
      from: { x: 0.4, y: 0.55, zoom: 1.12 },
      to: { x: 0.58, y: 0.5, zoom: 1.22 },
    },
    {
      picture: 'garden-003.jpg',
      from: { x: 0.52, y: 0.6, zoom: 1.3 },
      to: { x: 0.5, y: 0.45, zoom: 1.08 },
    },
    {
      picture: 'hero-002.jpg',
      from: { x: 0.45, y: 0.62, zoom: 1.35 },
      to: { x: 0.56, y: 0.5, zoom: 1.15 },
    },
  ],
};
