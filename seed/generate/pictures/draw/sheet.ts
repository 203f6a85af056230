import type { Point } from './geometry';

export interface Style {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  cap?: 'round' | 'butt';
  filter?: string;
  rule?: 'evenodd';
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** An SVG drawing that grows: shapes in painting order, gradients and filters on the side. */
export class Sheet {
  private readonly defs: string[] = [];
  private readonly parts: string[] = [];
  private readonly filters = new Map<string, string>();
  private ids = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  add(markup: string): void {
    this.parts.push(markup);
  }

  polygon(points: readonly Point[], style: Style): void {
    if (points.length > 2) this.add(`<path d="${outline(points, true)}"${attributes(style)}/>`);
  }

  line(points: readonly Point[], style: Style): void {
    if (points.length > 1) {
      this.add(`<path d="${outline(points, false)}"${attributes({ fill: 'none', ...style })}/>`);
    }
  }

  /** Many outlines as one shape: overlapping ones are painted once, so washes do not double. */
  shape(outlines: readonly (readonly Point[])[], style: Style): void {
    const d = outlines.filter((o) => o.length > 2).map((o) => outline(o, true));
    if (d.length > 0) this.add(`<path d="${d.join('')}"${attributes(style)}/>`);
  }

  /** Many open lines of one pen as one path. */
  lines(all: readonly (readonly Point[])[], style: Style): void {
    const d = all.filter((o) => o.length > 1).map((o) => outline(o, false));
    if (d.length > 0) {
      this.add(`<path d="${d.join('')}"${attributes({ fill: 'none', ...style })}/>`);
    }
  }

  ellipse(centre: Point, rx: number, ry: number, style: Style, turn = 0): void {
    const [x, y] = [n(centre[0]), n(centre[1])];
    const rotate = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${x} ${y})"`;
    this.add(
      `<ellipse cx="${x}" cy="${y}" rx="${n(rx)}" ry="${n(ry)}"${rotate}${attributes(style)}/>`,
    );
  }

  rectangle(x: number, y: number, width: number, height: number, style: Style): void {
    this.add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(style)}/>`,
    );
  }

  group(markupAttributes: string, draw: () => void): void {
    this.add(`<g ${markupAttributes}>`);
    draw();
    this.add('</g>');
  }

  /** Draws inside an outline only. */
  clip(points: readonly Point[], draw: () => void): void {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${outline(points, true)}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  radial(centre: Point, radius: number, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}">${stopMarkup(stops)}</radialGradient>`,
    );
  }

  blur(deviation: number, vertical = deviation): string {
    const key = `${deviation},${vertical}`;
    const known = this.filters.get(key);
    if (known) return known;
    const made = this.define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation} ${vertical}"/></filter>`,
    );
    this.filters.set(key, made);
    return made;
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">` +
      `<defs>${this.defs.join('')}</defs>${this.parts.join('')}</svg>`
    );
  }

  private define(markup: (id: string) => string): string {
    const id = this.id();
    this.defs.push(markup(id));
    return `url(#${id})`;
  }

  private id(): string {
    this.ids += 1;
    return `d${this.ids}`;
  }
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function outline(points: readonly Point[], closed: boolean): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

function attributes(style: Style): string {
  let text = style.fill === undefined ? '' : ` fill="${style.fill}"`;
  if (style.stroke !== undefined) {
    text += ` stroke="${style.stroke}" stroke-width="${Math.round((style.width ?? 1) * 100) / 100}" stroke-linejoin="round"`;
  }
  if (style.cap !== undefined) text += ` stroke-linecap="${style.cap}"`;
  if (style.opacity !== undefined) text += ` opacity="${Math.round(style.opacity * 1000) / 1000}"`;
  if (style.filter !== undefined) text += ` filter="${style.filter}"`;
  if (style.rule !== undefined) text += ` fill-rule="${style.rule}"`;
  return text;
}
