import type { Point, Vec } from './geometry';

interface CameraOptions {
  eye: Vec;
  /** Turn to the right, in radians. */
  yaw?: number;
  /** Focal length in pixels. */
  focal: number;
  /** Where the horizon and the axis of sight meet in the picture (a shift lens). */
  centre: Point;
}

const NEAR = 0.25;

/** A level shift-lens camera: verticals stay vertical. World in metres, y up, z towards the viewer. */
export class Camera {
  readonly eye: Vec;
  readonly focal: number;
  private readonly centre: Point;
  private readonly cos: number;
  private readonly sin: number;

  constructor(options: CameraOptions) {
    this.eye = options.eye;
    this.focal = options.focal;
    this.centre = options.centre;
    this.cos = Math.cos(options.yaw ?? 0);
    this.sin = Math.sin(options.yaw ?? 0);
  }

  get horizon(): number {
    return this.centre[1];
  }

  /** The same view of a level `height` metres up, taken as ground. */
  raisedBy(height: number): Camera {
    const [x, y, z] = this.eye;
    return new Camera({
      eye: [x, y - height, z],
      yaw: Math.atan2(this.sin, this.cos),
      focal: this.focal,
      centre: this.centre,
    });
  }

  depth(p: Vec): number {
    return this.view(p)[2];
  }

  /** Pixels per metre at a point. */
  scaleAt(p: Vec): number {
    return this.focal / Math.max(NEAR, this.depth(p));
  }

  /** The stretch of x that the picture (twice as wide as its axis is off) shows on the ground at depth z. */
  span(z: number): [number, number] {
    const forward = this.eye[2] - z;
    const edge = (side: number) => {
      const t = (side * this.centre[0] * 1.12) / this.focal;
      const slope = (t * this.cos + this.sin) / Math.max(0.05, this.cos - t * this.sin);
      return this.eye[0] + Math.max(-60, Math.min(60, slope * forward));
    };
    return [edge(-1), edge(1)];
  }

  point(p: Vec): Point {
    return this.onPicture(this.view(p));
  }

  /** A polygon, cut at the near plane so that floors may run past the viewer. */
  polygon(points: readonly Vec[]): Point[] {
    return this.cut(points, true);
  }

  line(points: readonly Vec[]): Point[] {
    return this.cut(points, false);
  }

  private cut(points: readonly Vec[], closed: boolean): Point[] {
    const views = points.map((p) => this.view(p));
    const result: Point[] = [];
    views.forEach((current, i) => {
      const previous = i > 0 ? views[i - 1] : closed ? views[views.length - 1] : undefined;
      if (previous && previous[2] < NEAR !== current[2] < NEAR) {
        const t = (NEAR - previous[2]) / (current[2] - previous[2]);
        const at = (k: 0 | 1) => previous[k] + (current[k] - previous[k]) * t;
        result.push(this.onPicture([at(0), at(1), NEAR]));
      }
      if (current[2] >= NEAR) result.push(this.onPicture(current));
    });
    return result;
  }

  private view(p: Vec): Vec {
    const [x, y, forward] = [p[0] - this.eye[0], p[1] - this.eye[1], this.eye[2] - p[2]];
    return [x * this.cos - forward * this.sin, y, x * this.sin + forward * this.cos];
  }

  private onPicture([x, y, depth]: Vec): Point {
    const k = this.focal / Math.max(NEAR, depth);
    return [this.centre[0] + x * k, this.centre[1] - y * k];
  }
}
