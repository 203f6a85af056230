import {
  buildCell,
  buildTable,
  type BlockNode,
  type InlineNode,
  type ItemNode,
  type ListNode,
  type TextNode,
} from './text-blocks';

interface Marks {
  bold: boolean;
  italic: boolean;
  url: string | null;
}

interface ListEntry {
  level: number;
  isOrdered: boolean;
  children: InlineNode[];
}

const plain: Marks = { bold: false, italic: false, url: null };
const elementNode = 1;
const textNode = 3;

/** Elements without text for readers. Deleted text is a tracked change of Word. */
const skipped = /^(STYLE|SCRIPT|TITLE|META|LINK|XML|SVG|BUTTON|TEMPLATE|NOSCRIPT|IFRAME|DEL)$/;
const pictures = /^(IMG|PICTURE|V:IMAGEDATA)$/;
const blocks =
  /^(ADDRESS|ARTICLE|ASIDE|BODY|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|HEADER|HR|LI|MAIN|NAV|P|PRE|SECTION|TD|TH|TR)$/;

/**
 * Reads the HTML that word processors and browsers put on the clipboard as blocks of a rich text:
 * headings, paragraphs, quotes, lists and tables with bold, italic and links. Pictures are left
 * out and reported.
 */
export function readClipboard(
  html: string,
  parser: Pick<DOMParser, 'parseFromString'> = new DOMParser(),
): { blocks: BlockNode[]; hasPictures: boolean } {
  const reader = new ClipboardReader();
  reader.readBlocks(parser.parseFromString(html, 'text/html').body, plain);
  return { blocks: reader.finish(), hasPictures: reader.hasPictures };
}

class ClipboardReader {
  hasPictures = false;
  #blocks: BlockNode[] = [];
  #inline: InlineNode[] = [];
  #list: ListEntry[] = [];

  finish(): BlockNode[] {
    this.#endParagraph();
    this.#endList();
    return this.#blocks;
  }

  readBlocks(parent: Element, marks: Marks): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === textNode) this.#addText(node.textContent ?? '', marks);
      if (node.nodeType === elementNode) this.#readElement(node as Element, marks);
    }
  }

  #readElement(element: Element, given: Marks): void {
    const name = element.nodeName.toUpperCase();
    if (skipped.test(name) || isHidden(element)) return;
    if (pictures.test(name)) {
      this.hasPictures = true;
      return;
    }
    const marks = readMarks(element, name, given);
    const level = readHeadingLevel(element, name);
    if (name === 'BR') this.#inline.push({ type: 'text', text: '\n' });
    else if (level !== null) this.#addBlock({ type: 'heading', level }, element, unmarked(marks));
    else if (name === 'BLOCKQUOTE') this.#addBlock({ type: 'quote' }, element, marks);
    else if (name === 'UL' || name === 'OL') this.#readList(element, 0, marks);
    else if (name === 'TABLE') this.#readTable(element as HTMLTableElement, marks);
    else if (readWordLevel(element) !== null) this.#readWordItem(element, marks);
    else if (blocks.test(name)) {
      this.#endParagraph();
      this.readBlocks(element, marks);
      this.#endParagraph();
    } else this.readBlocks(element, marks);
  }

  #addText(text: string, { bold, italic, url }: Marks): void {
    const node: TextNode = {
      type: 'text',
      text: text.replace(/[ \t\r\n]+/g, ' '),
      ...(bold && { bold }),
      ...(italic && { italic }),
    };
    this.#inline.push(url === null ? node : { type: 'link', url, children: [node] });
  }

  #addBlock(
    block: { type: 'quote' } | { type: 'heading'; level: number },
    element: Element,
    marks: Marks,
  ): void {
    const children = this.#readLines(element, marks);
    if (children.length > 0) this.#add({ ...block, children });
  }

  #add(block: BlockNode): void {
    this.#endParagraph();
    this.#endList();
    this.#blocks.push(block);
  }

  #endParagraph(): void {
    const children = tidyInline(this.#inline);
    this.#inline = [];
    if (children.length === 0) return;
    this.#endList();
    this.#blocks.push({ type: 'paragraph', children });
  }

  #endList(): void {
    if (this.#list.length > 0) this.#blocks.push(buildList(this.#list, 0));
    this.#list = [];
  }

  /** Returns the text of an element in which blocks are lines. */
  #readLines(element: Element, marks: Marks): InlineNode[] {
    const inner = new ClipboardReader();
    inner.readBlocks(element, marks);
    const lines = inner.finish().flatMap(listLines);
    if (inner.hasPictures) this.hasPictures = true;
    return tidyInline(
      lines.flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'text' as const, text: '\n' }] : []),
        ...line,
      ]),
    );
  }

  #readList(list: Element, level: number, marks: Marks): void {
    this.#endParagraph();
    // The first list after another one of the same document.
    if (level === 0) this.#endList();
    const isOrdered = list.nodeName.toUpperCase() === 'OL';
    for (const child of list.children) {
      // Google Docs puts inner lists beside their item, browsers into it.
      if (isList(child)) this.#readList(child, level + 1, marks);
      else {
        const inner = [...child.children].filter(isList);
        const item = child.cloneNode(true) as Element;
        for (const one of [...item.children].filter(isList)) one.remove();
        const children = this.#readLines(item, readMarks(child, 'LI', marks));
        if (children.length > 0) this.#list.push({ level, isOrdered, children });
        for (const one of inner) this.#readList(one, level + 1, marks);
      }
    }
    if (level === 0) this.#endList();
  }

  /** Reads a paragraph of Word that is an item: its bullet or number is text beside the words. */
  #readWordItem(element: Element, marks: Marks): void {
    this.#endParagraph();
    const item = element.cloneNode(true) as Element;
    const markers = [...item.querySelectorAll('span[style]')].filter((span) =>
      /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const marker = markers.map((span) => span.textContent ?? '').join('');
    for (const span of markers) span.remove();
    const children = this.#readLines(item, marks);
    if (children.length === 0) return;
    const isOrdered = /^\W*(\d+|[a-z]|[ivx]+)[.)]/i.test(marker);
    this.#list.push({ level: readWordLevel(element) ?? 0, isOrdered, children });
  }

  #readTable(table: HTMLTableElement, marks: Marks): void {
    const rows = [...table.rows].map((row) => [...row.cells]);
    // A frame around a text, as in mails.
    if (Math.max(...rows.map((cells) => cells.length), 0) < 2) {
      this.#endParagraph();
      for (const cell of rows.flat()) this.readBlocks(cell, marks);
      this.#endParagraph();
      return;
    }
    const read = rows.map((cells) =>
      cells.flatMap((cell) => {
        const children = this.#readLines(cell, readMarks(cell, cell.nodeName, marks));
        const blank = Array.from({ length: Math.max(cell.colSpan, 1) - 1 }, () => buildCell());
        const isHeading = cell.nodeName.toUpperCase() === 'TH';
        return [buildCell(orEmpty(children), isHeading ? 'heading' : 'cell'), ...blank];
      }),
    );
    fillSpannedRows(rows, read);
    const [first = [], ...others] = read;
    this.#add(buildTable([markHeadings(first), ...others]));
  }
}

/** Inserts an empty cell below each one that spans rows. */
function fillSpannedRows(cells: readonly HTMLTableCellElement[][], rows: ItemNode[][]): void {
  cells.forEach((own, index) => {
    own.forEach((cell, column) => {
      for (let below = 1; below < cell.rowSpan; below += 1) {
        rows[index + below]?.splice(column, 0, buildCell());
      }
    });
  });
}

/** Word and Docs have no headings in tables: a first row in bold is one. */
function markHeadings(cells: readonly ItemNode[]): ItemNode[] {
  const texts = cells.flatMap(({ children }) => children.flatMap(listTexts)).filter(isWritten);
  const isHead =
    cells.every(({ as }) => as === 'heading') ||
    (texts.length > 0 && texts.every(({ bold }) => bold));
  if (!isHead) return [...cells];
  return cells.map(({ children }) => buildCell(children.map(withoutBold), 'heading'));
}

function withoutBold(node: InlineNode): InlineNode {
  if (node.type === 'link') return { ...node, children: node.children.map(dropBold) };
  return dropBold(node);
}

function dropBold({ bold: _bold, ...text }: TextNode): TextNode {
  return text;
}

function orEmpty(children: InlineNode[]): InlineNode[] {
  return children.length > 0 ? children : [{ type: 'text', text: '' }];
}

function buildList(entries: readonly ListEntry[], level: number): ListNode {
  const children: ListNode['children'] = [];
  let inner: ListEntry[] = [];
  const endInner = (): void => {
    if (inner.length > 0) children.push(buildList(inner, level + 1));
    inner = [];
  };
  for (const entry of entries) {
    if (entry.level > level) inner.push(entry);
    else {
      endInner();
      children.push({ type: 'list-item', children: entry.children });
    }
  }
  endInner();
  const isOrdered = (entries.find((entry) => entry.level <= level) ?? entries[0])?.isOrdered;
  return {
    type: 'list',
    format: isOrdered ? 'ordered' : 'unordered',
    ...(level > 0 && { indentLevel: level }),
    children,
  };
}

/** Returns text without spaces and breaks at its ends; empty without words. */
function tidyInline(nodes: readonly InlineNode[]): InlineNode[] {
  const merged = mergeInline(nodes);
  const texts = merged.flatMap(listTexts);
  if (!texts.some(isWritten)) return [];
  trimEnds(texts);
  return merged.filter((node) => listTexts(node).some(({ text }) => text !== ''));
}

/** Merges neighbours with the same marks or address. */
function mergeInline(nodes: readonly InlineNode[]): InlineNode[] {
  const merged: InlineNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text' && isSameText(last, node)) {
      last.text += node.text;
    } else if (node.type === 'link' && last?.type === 'link' && last.url === node.url) {
      last.children = mergeInline([...last.children, ...node.children]).flatMap(listTexts);
    } else merged.push(structuredClone(node));
  }
  return merged;
}

function trimEnds(texts: TextNode[]): void {
  texts.forEach((text, index) => {
    text.text = text.text.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ');
    // A space on both sides of a mark or a break.
    const before = texts[index - 1]?.text ?? '\n';
    if (/[ \n]$/.test(before)) text.text = text.text.replace(/^ +/, '');
    if (index === 0) text.text = text.text.replace(/^\s+/, '');
  });
  for (const text of [...texts].reverse()) {
    text.text = text.text.replace(/\s+$/, '');
    if (text.text !== '') return;
  }
}

function isSameText(one: TextNode, other: TextNode): boolean {
  return one.bold === other.bold && one.italic === other.italic;
}

function isWritten({ text }: TextNode): boolean {
  return text.trim() !== '';
}

function listTexts(node: InlineNode): TextNode[] {
  return node.type === 'text' ? [node] : node.children;
}

function listLines(block: BlockNode | ItemNode): InlineNode[][] {
  return block.type === 'list' ? block.children.flatMap(listLines) : [block.children];
}

function readMarks(element: Element, name: string, marks: Marks): Marks {
  const style = element.getAttribute('style') ?? '';
  const weight = readStyle(style, /(?<![\w-])font-weight:\s*(\w+)/gi);
  const slant = readStyle(style, /(?<![\w-])font-style:\s*(\w+)/gi);
  const isBold = name === 'B' || name === 'STRONG' || marks.bold;
  const isItalic = name === 'I' || name === 'EM' || marks.italic;
  return {
    bold: weight ? /^bold|^[6-9]00/i.test(weight) : isBold,
    italic: slant ? /^(italic|oblique)/i.test(slant) : isItalic,
    url: name === 'A' ? readAddress(element) : marks.url,
  };
}

/** Returns the last value of a property; `mso-…` properties of Word are others. */
function readStyle(style: string, property: RegExp): string | undefined {
  return [...style.matchAll(property)].at(-1)?.[1];
}

/** A heading is bold by itself. */
function unmarked({ url }: Marks): Marks {
  return { ...plain, url };
}

/** Returns the address of a link that works for others too; null for one within the document. */
function readAddress(link: Element): string | null {
  const address = (link.getAttribute('href') ?? '').trim();
  return /^(https?:|mailto:|tel:)/i.test(address) ? address : null;
}

function readHeadingLevel(element: Element, name: string): number | null {
  const level = /^H([1-6])$/.exec(name)?.[1];
  if (level) return Number(level);
  return /\bMsoTitle\b/.test(element.className) ? 1 : null;
}

/** Returns the level of an item of Word, from 0; null for anything else. */
function readWordLevel(element: Element): number | null {
  const level = /mso-list:\s*\w+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  return level ? Number(level) - 1 : null;
}

function isHidden(element: Element): boolean {
  return /(?<![\w-])display:\s*none|mso-hide:\s*all|mso-element:\s*comment/i.test(
    element.getAttribute('style') ?? '',
  );
}

function isList(element: Element): boolean {
  return /^(UL|OL)$/i.test(element.nodeName);
}
