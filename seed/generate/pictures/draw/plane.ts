import type { Camera } from './camera';
import { darken } from './colour';
import { add, convexHull, cross, dot, scale, subtract, type Point, type Vec } from './geometry';
import { lit, shaded, type Light } from './light';
import type { Sheet, Style } from './sheet';

/** A point on a plane: along it, up it and (optionally) out of it, in metres. */
export type Local = readonly [u: number, v: number, w?: number];

export interface Scene {
  sheet: Sheet;
  camera: Camera;
  light: Light;
}

/** A flat piece of the world (wall, roof, floor) with its own axes; everything built on it is projected. */
export class Plane {
  readonly w: Vec;
  readonly eye: Vec;
  readonly sun: Vec;
  readonly sunlit: boolean;
  readonly shadows: Point[][] = [];

  constructor(
    readonly scene: Scene,
    readonly origin: Vec,
    readonly u: Vec = [1, 0, 0],
    readonly v: Vec = [0, 1, 0],
  ) {
    this.w = cross(u, v);
    const eye = subtract(scene.camera.eye, origin);
    this.eye = [dot(eye, u), dot(eye, v), dot(eye, this.w)];
    const { sun } = scene.light;
    this.sun = [dot(sun, u), dot(sun, v), dot(sun, this.w)];
    this.sunlit = this.sun[2] > 0.08;
  }

  world([u, v, w = 0]: Local): Vec {
    return add(this.origin, add(scale(this.u, u), add(scale(this.v, v), scale(this.w, w))));
  }

  point(at: Local): Point {
    return this.scene.camera.point(this.world(at));
  }

  points(list: readonly Local[]): Point[] {
    return this.scene.camera.polygon(list.map((at) => this.world(at)));
  }

  open(list: readonly Local[]): Point[] {
    return this.scene.camera.line(list.map((at) => this.world(at)));
  }

  pixels(at: Local): number {
    return this.scene.camera.scaleAt(this.world(at));
  }

  /** The colour of a surface with a normal given in this plane's axes. */
  tone(colour: string, normal: Vec = [0, 0, 1]): string {
    const world = add(
      scale(this.u, normal[0]),
      add(scale(this.v, normal[1]), scale(this.w, normal[2])),
    );
    return lit(this.scene.light, colour, world);
  }

  shade(colour: string): string {
    return shaded(this.scene.light, colour);
  }

  fill(list: readonly Local[], colour: string, style: Style = {}): void {
    this.scene.sheet.polygon(this.points(list), { fill: this.tone(colour), ...style });
  }

  rectangle(u0: number, v0: number, u1: number, v1: number, colour: string, w = 0): void {
    const quad: Local[] = [
      [u0, v0, w],
      [u1, v0, w],
      [u1, v1, w],
      [u0, v1, w],
    ];
    this.fill(quad, colour);
  }

  /** A block standing out of the plane; only the faces the viewer sees, with a fine edge. */
  box(
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    w0: number,
    w1: number,
    colour: string,
  ): void {
    const face = (list: readonly Local[], normal: Vec) => {
      const tone = this.tone(colour, normal);
      const style = { fill: tone, stroke: darken(tone, 0.3), width: 0.5 };
      this.scene.sheet.polygon(this.points(list), style);
    };
    const [eyeU, eyeV] = this.eye;
    if (eyeV > v1)
      face(
        [
          [u0, v1, w0],
          [u1, v1, w0],
          [u1, v1, w1],
          [u0, v1, w1],
        ],
        [0, 1, 0],
      );
    if (eyeV < v0)
      face(
        [
          [u0, v0, w0],
          [u1, v0, w0],
          [u1, v0, w1],
          [u0, v0, w1],
        ],
        [0, -1, 0],
      );
    if (eyeU < u0)
      face(
        [
          [u0, v0, w0],
          [u0, v1, w0],
          [u0, v1, w1],
          [u0, v0, w1],
        ],
        [-1, 0, 0],
      );
    if (eyeU > u1)
      face(
        [
          [u1, v0, w0],
          [u1, v1, w0],
          [u1, v1, w1],
          [u1, v0, w1],
        ],
        [1, 0, 0],
      );
    if (this.eye[2] > w1)
      face(
        [
          [u0, v0, w1],
          [u1, v0, w1],
          [u1, v1, w1],
          [u0, v1, w1],
        ],
        [0, 0, 1],
      );
  }

  /** A run of moulding along u; the profile goes up as (out, height) pairs. */
  moulding(u0: number, u1: number, profile: readonly Point[], colour: string): void {
    const strips = profile.slice(1).map((to, i) => [profile[i]!, to] as const);
    if (this.eye[1] < profile[0]![1]) strips.reverse();
    for (const [[w0, v0], [w1, v1]] of strips) {
      const length = Math.hypot(w1 - w0, v1 - v0) || 1;
      const normal: Vec = [0, (w0 - w1) / length, (v1 - v0) / length];
      const seen = normal[1] * (this.eye[1] - v0) + normal[2] * (this.eye[2] - w0);
      if (seen <= 0) continue;
      const tone = this.tone(colour, normal);
      const quad: Local[] = [
        [u0, v0, w0],
        [u1, v0, w0],
        [u1, v1, w1],
        [u0, v1, w1],
      ];
      this.scene.sheet.polygon(this.points(quad), { fill: tone, stroke: tone, width: 0.4 });
    }
    const end = this.eye[0] < u0 ? u0 : this.eye[0] > u1 ? u1 : undefined;
    if (end === undefined) return;
    const cap = [
      ...profile.map(([w, v]): Local => [end, v, w]),
      [end, profile.at(-1)![1], 0] as const,
      [end, profile[0]![1], 0] as const,
    ];
    this.scene.sheet.polygon(this.points(cap), {
      fill: this.tone(colour, [end === u0 ? -1 : 1, 0, 0]),
    });
  }

  /** Where the sun throws a point onto the plane at depth `onto`. */
  thrown([u, v, w = 0]: Local, onto = 0): Local {
    const t = (w - onto) / this.sun[2];
    return [u - this.sun[0] * t, v - this.sun[1] * t, onto];
  }

  /** Remembers the shadow that a convex set of points throws onto the plane. */
  cast(list: readonly Local[]): void {
    if (!this.sunlit) return;
    this.shadows.push(
      convexHull(
        this.points(
          [...list, ...list.map((p) => [p[0], p[1]] as const)].map((p) => this.thrown(p)),
        ),
      ),
    );
  }

  castBox(u0: number, v0: number, u1: number, v1: number, w0: number, w1: number): void {
    const corners = [w0, w1].flatMap(
      (w) =>
        [
          [u0, v0, w],
          [u1, v0, w],
          [u1, v1, w],
          [u0, v1, w],
        ] as Local[],
    );
    if (this.sunlit) this.shadows.push(convexHull(this.points(corners.map((p) => this.thrown(p)))));
  }

  /** Paints the remembered shadows as one wash, inside an outline when given. */
  paintShadows(inside?: readonly Point[], strength = this.scene.light.shadowStrength): void {
    const { sheet, light } = this.scene;
    const paint = () => sheet.shape(this.shadows, { fill: light.shadow, opacity: strength });
    if (this.shadows.length === 0) return;
    if (inside) sheet.clip(inside, paint);
    else paint();
    this.shadows.length = 0;
  }

  /** Another plane that starts at a point of this one, turned by an angle about the vertical (positive: its right end goes back). */
  turned(at: Local, angle = 0): Plane {
    const u = add(scale(this.u, Math.cos(angle)), scale(this.w, -Math.sin(angle)));
    return new Plane(this.scene, this.world(at), u, this.v);
  }

  /** Another plane that leans back from a point of this one by an angle from the vertical. */
  leaning(at: Local, angle: number): Plane {
    const v = add(scale(this.v, Math.cos(angle)), scale(this.w, -Math.sin(angle)));
    return new Plane(this.scene, this.world(at), this.u, v);
  }
}
