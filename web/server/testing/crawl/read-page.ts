import { parse, type DefaultTreeAdapterMap } from 'parse5';

export interface PageFacts {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly headings: number;
  /** By language, including `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly shared: ReadonlyMap<string, string>;
  readonly feeds: readonly string[];
  readonly structured: readonly string[];
  /** Link targets without fragments; http and https only. */
  readonly links: readonly string[];
  readonly files: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

type Node = DefaultTreeAdapterMap['node'];

export function readPage(html: string, url: string): PageFacts {
  const tags = [...listTags(parse(html))];
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  const meta = new Map(
    named('meta').map(({ attributes }) => [
      attributes.property ?? attributes.name ?? '',
      attributes.content ?? '',
    ]),
  );
  const links = named('link').map(({ attributes }) => attributes);
  const related = (rel: string) => links.filter((link) => link.rel?.split(' ').includes(rel));
  const absolute = (address: string) => new URL(address, url).href;
  const addresses = tags
    .flatMap(({ name, attributes }) => listFiles(name, attributes))
    .filter((address) => address !== '' && !address.startsWith('data:'));
  return {
    language: named('html')[0]?.attributes.lang ?? '',
    title: named('title')[0]?.text ?? '',
    description: meta.get('description') ?? '',
    canonical: related('canonical')[0]?.href ?? '',
    isIndexed: !meta.get('robots')?.includes('noindex'),
    headings: named('h1').length,
    alternates: new Map(
      related('alternate').flatMap(({ hreflang, href }) =>
        hreflang === undefined ? [] : [[hreflang, href ?? ''] as const],
      ),
    ),
    shared: new Map([...meta].filter(([name]) => /^(og|twitter):/.test(name))),
    feeds: links.flatMap(({ type, href }) => (type === 'application/rss+xml' ? (href ?? '') : [])),
    structured: named('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => text),
    links: named('a').flatMap(({ attributes: { href } }) =>
      href === undefined ? [] : withoutFragment(absolute(href)),
    ),
    files: addresses.map(absolute),
  };
}

function* listTags(node: Node): Generator<Tag> {
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    yield { name: node.tagName, attributes, text };
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* listTags(child);
}

const fileLinks = /\b(stylesheet|preload|modulepreload|icon)\b/;

function listFiles(name: string, attributes: Tag['attributes']): string[] {
  const { src = '', srcset = '', poster = '', href = '', rel = '' } = attributes;
  if (name === 'link') return fileLinks.test(rel) ? [href] : [];
  if (name === 'iframe') return [];
  return [src, poster, ...srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')];
}

function withoutFragment(address: string): string[] {
  const url = new URL(address);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? [url.href] : [];
}
