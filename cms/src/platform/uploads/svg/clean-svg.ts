import { SaxesParser, type SaxesTagNS } from 'saxes';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/**
 * Allowed elements. All others are removed with their content: scripts, animations, editor
 * metadata.
 */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop'],
  ...['clipPath', 'mask', 'pattern', 'marker'],
]);
/** Removed without their content: what a link contains stays. */
const unwrapped = new Set(['a']);

const attributes = new Set([
  ...['id', 'class', 'style', 'role', 'lang', 'type', 'media', 'version', 'href'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy'],
  ...[
    'width',
    'height',
    'd',
    'points',
    'pathLength',
    'viewBox',
    'preserveAspectRatio',
    'transform',
  ],
  ...['offset', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'rotate', 'textLength'],
  ...['lengthAdjust', 'startOffset', 'method', 'spacing', 'side', 'clipPathUnits', 'maskUnits'],
  ...[
    'maskContentUnits',
    'patternUnits',
    'patternContentUnits',
    'patternTransform',
    'refX',
    'refY',
  ],
  ...['markerWidth', 'markerHeight', 'markerUnits', 'orient', 'requiredExtensions'],
  ...['systemLanguage', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width'],
  ...['stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'stop-color', 'stop-opacity'],
  ...['clip-path', 'clip-rule', 'mask', 'mask-type', 'marker', 'marker-start', 'marker-mid'],
  ...['marker-end', 'display', 'visibility', 'overflow', 'paint-order', 'vector-effect'],
  ...['shape-rendering', 'text-rendering', 'image-rendering', 'color-interpolation'],
  ...['color-rendering', 'enable-background', 'isolation', 'mix-blend-mode', 'transform-origin'],
  ...['font', 'font-family', 'font-size', 'font-size-adjust', 'font-stretch', 'font-style'],
  ...['font-variant', 'font-weight', 'letter-spacing', 'word-spacing', 'text-anchor'],
  ...['text-decoration', 'baseline-shift', 'dominant-baseline', 'alignment-baseline'],
  ...['direction', 'writing-mode', 'unicode-bidi', 'white-space', 'kerning'],
]);
/** Attributes without effect on loading or scripting. */
const spoken = /^(id|class|lang|role|aria-[a-z]+)$/;

/** CSS functions of values and selectors that load nothing. */
const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'var', 'matrix', 'translate', 'translatex'],
  ...['translatey', 'scale', 'scalex', 'scaley', 'rotate', 'skewx', 'skewy', 'not', 'is', 'where'],
  ...['nth-child', 'nth-of-type', 'polygon', 'circle', 'inset', 'ellipse'],
]);
const ownPart = /url\(\s*(["']?)#[^"'()\s\\]+\1\s*\)/gi;
const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

/**
 * Rewrites an SVG with only drawing elements, without scripts, event handlers, links, animations
 * and comments (docs/decisions/0136). Null if it is not valid SVG, declares entities, or a
 * drawing element would load an external resource: removing that would change the picture.
 */
export function cleanSvg(bytes: Buffer): Buffer | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Buffer.from(new Writer().write(text), 'utf8');
  } catch {
    return null;
  }
}

class Writer {
  #out = '<?xml version="1.0" encoding="UTF-8"?>\n';
  /** Names of the open elements; null for a removed one. */
  #open: (string | null)[] = [];
  /** Depth within a removed element. */
  #dropped = 0;

  /** Throws for content that must be refused. */
  write(text: string): string {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw new Error('It has declarations.');
    });
    parser.on('opentag', (tag) => this.#begin(tag));
    parser.on('closetag', () => this.#end());
    parser.on('text', (words) => this.#addText(words));
    parser.on('cdata', (words) => this.#addText(words));
    parser.write(text).close();
    return `${this.#out}\n`;
  }

  #begin(tag: SaxesTagNS): void {
    const { local, uri } = tag;
    // Older files have no namespace; browsers render only those with one as pictures.
    const isSvg = uri === svgNamespace || uri === '';
    const isRoot = this.#open.length === 0;
    if (isRoot && !(isSvg && local === 'svg')) throw new Error('It is not an SVG.');
    const isKept = isSvg && elements.has(local);
    if (this.#dropped > 0 || (!isKept && !(isSvg && unwrapped.has(local)))) {
      this.#dropped += 1;
      this.#open.push(null);
      return;
    }
    this.#open.push(isKept ? local : null);
    if (!isKept) return;
    const names = isRoot ? ` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"` : '';
    this.#out += `<${local}${names}${listAttributes(tag)}>`;
  }

  #end(): void {
    const local = this.#open.pop();
    if (this.#dropped > 0) this.#dropped -= 1;
    else if (local) this.#out += `</${local}>`;
  }

  #addText(words: string): void {
    if (this.#dropped > 0 || this.#open.length === 0) return;
    if (this.#open.at(-1) === 'style') checkStyle(words);
    this.#out += escape(words);
  }
}

function listAttributes({ local: element, attributes: given }: SaxesTagNS): string {
  return Object.values(given)
    .map(({ local, uri, value }) => {
      if (uri === xmlNamespace && local === 'space') return ` xml:space="${escape(value)}"`;
      if (uri === xlinkNamespace && local === 'href')
        return writeHref(element, value, 'xlink:href');
      if (uri !== '') return '';
      if (local === 'href') return writeHref(element, value, local);
      if (!attributes.has(local) && !spoken.test(local)) return '';
      if (!spoken.test(local)) checkStyle(value);
      return ` ${local}="${escape(value)}"`;
    })
    .join('');
}

/** Keeps references within the drawing and embedded pictures. */
function writeHref(element: string, value: string, name: string): string {
  const given = value.trim();
  const isOwn = given.startsWith('#') || (element === 'image' && picture.test(given));
  if (!isOwn) throw new Error('It loads an external resource.');
  return ` ${name}="${escape(given)}"`;
}

/** Throws for CSS that loads a resource, or could hide that with an escape. */
function checkStyle(css: string): void {
  const rest = css.replaceAll(ownPart, ' ');
  const calls = [...rest.matchAll(/([\w-]*)\s*\(/g)].map(([, name = '']) => name.toLowerCase());
  const isPlain = !/[\\@<]/.test(rest) && calls.every((name) => name === '' || functions.has(name));
  if (!isPlain) throw new Error('Its style loads a resource.');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
