import { SaxesParser } from 'saxes';
import { FeedError } from './feed-error';

const MAX_DEPTH = 60;
const MAX_ELEMENTS = 5_000_000;

/** An element of a document; its name has no namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text including CDATA, trimmed. */
  text: string;
}

/**
 * Parses an XML document in UTF-8 or its declared encoding, and returns the root. Throws a
 * FeedError if it is not well-formed, declares a document type (only XML's five entities are
 * resolved), or is nested too deeply.
 */
export function readXml(bytes: Buffer, what = 'the file'): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  const refuse = (reason: string): never => {
    throw new FeedError(`${what} is not usable XML: ${reason}`, 'final');
  };
  parser.on('error', ({ message }) => refuse(message.slice(0, 200)));
  parser.on('doctype', () => refuse('it declares a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length >= MAX_DEPTH || count > MAX_ELEMENTS)
      refuse('it is nested too deep or too long');
    const element = {
      name: localName(name),
      attributes: named(attributes),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const add = (text: string): void => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) closed.text = closed.text.trim();
  });
  parser.write(decode(bytes, refuse)).close();
  return root ?? refuse('it is empty');
}

/** Returns the first child with a name; null if missing. */
export function findChild(element: XmlElement | null, name: string): XmlElement | null {
  return element?.children.find((child) => child.name === name) ?? null;
}

export function listChildren(element: XmlElement | null, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Returns the text of the element at a path; null if missing or empty. */
export function findText(element: XmlElement | null, ...path: readonly string[]): string | null {
  const found = path.reduce<XmlElement | null>(findChild, element);
  return found?.text || null;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function named(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [localName(name), String(value)]),
  );
}

function decode(bytes: Buffer, refuse: (reason: string) => never): string {
  const start = bytes.subarray(0, 200).toString('latin1');
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  const declared = /^[^<]*<\?xml[^>]*\sencoding=["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : declared;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return refuse(`it is not ${encoding}`);
  }
}
