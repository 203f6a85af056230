import { findAll } from '../../lib/dom/on-event';
import { parseHtml } from '../../lib/dom/parse-html';
import { patchDom } from '../../lib/dom/patch-dom';
import { patchChanges } from './patch-changes';

/** Names of fields by mark, in the language of the admin (docs/contracts/preview.md). */
type Names = Readonly<Record<string, string>>;

const marked = '[data-edit]';
const tapTarget = 'a, button, input, select, textarea, summary, [tabindex]';

/**
 * Lets the surrounding CMS edit this preview: fields are chosen by mouse, finger or keyboard, and
 * unsaved fields are shown. Starts when the CMS asks for it; elsewhere links work as usual.
 */
export function startEditing(cmsOrigin: string): void {
  if (window.parent === window) return;
  const frame = createFrame();
  const toolbar = createToolbar((act, block) => {
    tell({ type: 'agency:act', act, mark: block.dataset.edit });
  });
  const drafts = createDrafts((state) => {
    if (state === 'drawn') announce();
    tell({ type: 'agency:drawn', state });
  });
  let names: Names | null = null;
  let announced = '';

  function tell(message: object): void {
    window.parent.postMessage(message, cmsOrigin);
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== cmsOrigin || source !== window.parent || !isMessage(data)) return;
    if (data.type === 'agency:names') {
      const isFirst = names === null;
      names = data.names as Names;
      toolbar.write((data.acts ?? {}) as Names);
      if (isFirst) listen();
      mark();
    } else if (data.type === 'agency:unsaved') drafts.show(String(data.fields));
  });
  announce();

  /** Tells which fields there are, again when an answer shows others. */
  function announce(): void {
    mark();
    const marks = listMarks();
    if (marks.join(' ') === announced) return;
    announced = marks.join(' ');
    const page = document.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? null;
    tell({ type: 'agency:ready', page, language: document.documentElement.lang, marks });
  }

  function listen(): void {
    const capture = { capture: true };
    document.addEventListener('click', choose, capture);
    document.addEventListener('keydown', chooseByKey, capture);
    document.addEventListener('pointerover', ({ target }) => point(target), { passive: true });
    document.addEventListener('focusin', ({ target }) => point(target));
    document.documentElement.addEventListener('pointerleave', () => {
      frame.hide();
      toolbar.hide();
    });
    // Forms are shown here, not sent.
    document.addEventListener('submit', (event) => event.preventDefault(), capture);
  }

  function choose(event: MouseEvent): void {
    const name = nameAt(event.target);
    if (name === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    tell({ type: 'agency:open', mark: name });
  }

  function chooseByKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches(marked)) return;
    event.preventDefault();
    event.stopPropagation();
    tell({ type: 'agency:open', mark: target.dataset.edit });
  }

  function point(target: EventTarget | null): void {
    if (toolbar.contains(target)) return;
    const element = target instanceof Element ? target.closest<HTMLElement>(marked) : null;
    const name = element && names?.[element.dataset.edit ?? ''];
    if (element && name) frame.show(element, name);
    else frame.hide();
    const block = element && findBlock(element);
    if (block && names?.[block.dataset.edit ?? ''] !== undefined) toolbar.show(block);
    else toolbar.hide();
  }

  /** Makes each field a stop of the Tab key, with its name. */
  function mark(): void {
    if (names === null) return;
    for (const element of findAll(marked)) {
      const name = names[element.dataset.edit ?? ''];
      if (name === undefined) continue;
      if (!element.matches(tapTarget)) element.tabIndex = 0;
      element.setAttribute('aria-description', name);
      element.style.cursor = 'pointer';
    }
  }
}

/** Finds the block around a field; null for fields of the page. */
function findBlock(element: HTMLElement): HTMLElement | null {
  const [type, key] = (element.dataset.edit ?? '').split('/');
  return type === 'module' ? element.closest(`[data-edit="module/${key}"]`) : null;
}

function nameAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(marked) : null;
  return element?.dataset.edit ?? null;
}

function listMarks(): string[] {
  return [...new Set(findAll(marked).map(({ dataset }) => dataset.edit ?? ''))];
}

function isMessage(data: unknown): data is Record<string, unknown> & { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data;
}

/** A frame with a name around the field under the pointer or with the focus. */
function createFrame() {
  const box = document.createElement('div');
  const label = document.createElement('span');
  box.append(label);
  box.setAttribute('aria-hidden', 'true');
  box.dataset.editFrame = '';
  Object.assign(box.style, {
    position: 'absolute',
    zIndex: '2147483647',
    pointerEvents: 'none',
    outline: '2px solid #2f5fd0',
    outlineOffset: '2px',
    display: 'none',
  });
  Object.assign(label.style, {
    position: 'absolute',
    insetInlineStart: '-2px',
    bottom: '100%',
    padding: '2px 8px',
    background: '#2f5fd0',
    color: '#fff',
    font: '600 13px/1.4 system-ui, sans-serif',
    whiteSpace: 'nowrap',
  });
  document.body.append(box);
  return {
    show(element: HTMLElement, name: string): void {
      const { left, top, width, height } = element.getBoundingClientRect();
      label.textContent = name;
      // Inside the frame where nothing is above it.
      label.style.bottom = top < 32 ? 'auto' : '100%';
      Object.assign(box.style, {
        display: 'block',
        left: `${left + window.scrollX}px`,
        top: `${top + window.scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    },
    hide: () => void (box.style.display = 'none'),
  };
}

const signs: Names = { up: '↑', down: '↓', copy: '⧉', hide: '⊘', add: '+' };

/** Buttons at the corner of the block under the pointer; the admin has them for the keyboard. */
function createToolbar(onAct: (act: string, block: HTMLElement) => void) {
  const bar = document.createElement('div');
  bar.dataset.editToolbar = '';
  Object.assign(bar.style, {
    position: 'absolute',
    zIndex: '2147483647',
    display: 'none',
    gap: '1px',
    background: '#2f5fd0',
  });
  document.body.append(bar);
  let block: HTMLElement | null = null;
  return {
    contains: (target: EventTarget | null) => target instanceof Node && bar.contains(target),
    write(acts: Names): void {
      bar.replaceChildren(
        ...Object.entries(acts).map(([act, words]) => {
          const button = document.createElement('button');
          const textContent = signs[act] ?? words;
          Object.assign(button, { type: 'button', tabIndex: -1, title: words, textContent });
          button.setAttribute('aria-label', words);
          Object.assign(button.style, {
            padding: '4px 8px',
            border: '0',
            background: 'transparent',
            color: '#fff',
            font: '600 13px/1.4 system-ui, sans-serif',
            cursor: 'pointer',
          });
          button.addEventListener('click', () => {
            if (block) onAct(act, block);
          });
          return button;
        }),
      );
    },
    show(around: HTMLElement): void {
      block = around;
      const { right, top } = around.getBoundingClientRect();
      bar.style.display = 'flex';
      // Inside the block and the window, where the pointer reaches it without leaving.
      bar.style.left = `${Math.max(0, right + window.scrollX - bar.offsetWidth)}px`;
      bar.style.top = `${Math.max(top, 0) + window.scrollY}px`;
    },
    hide: () => void (bar.style.display = 'none'),
  };
}

type DrawState = 'drawn' | 'refused' | 'closed' | 'failed';

/**
 * Shows unsaved fields: posts them to this page's address and patches the page to match the answer.
 * One request at a time; of fields that come meanwhile only the last are sent.
 */
function createDrafts(report: (state: DrawState) => void) {
  let waiting: string | null = null;
  let isBusy = false;
  let shown: Element | null = null;

  async function run(): Promise<void> {
    isBusy = true;
    while (waiting !== null) {
      const fields = waiting;
      waiting = null;
      report(await draw(fields));
    }
    isBusy = false;
  }

  async function draw(body: string): Promise<DrawState> {
    try {
      const now = document.querySelector('#main');
      if (!now) return 'failed';
      // Compares two answers, so that changes by scripts stay.
      if (shown === null) {
        shown = await request(now, withoutFields(body));
        // Saved after the page was rendered, and before this answer.
        if (readTexts(now) !== readTexts(shown)) patchDom(now, shown.cloneNode(true) as Element);
      }
      const next = await request(now, body);
      patchChanges(now, shown, next);
      shown = next;
      return 'drawn';
    } catch (error) {
      return error instanceof Refusal ? error.state : 'failed';
    }
  }

  return {
    show(fields: string): void {
      waiting = fields;
      if (!isBusy) void run();
    },
  };
}

/** Returns the texts of the fields, without those of whole blocks. */
function readTexts(main: Element): string {
  const fields = [...main.querySelectorAll<HTMLElement>(marked)].filter(
    ({ dataset }) => dataset.edit?.split('/').length === 3,
  );
  return fields.map(({ dataset, textContent }) => `${dataset.edit} ${textContent}`).join('\n');
}

class Refusal extends Error {
  constructor(readonly state: DrawState) {
    super(state);
  }
}

/** Returns the page with these fields; throws {@link Refusal}. */
async function request(now: Element, body: string): Promise<Element> {
  const answer = await fetch(window.location.pathname + window.location.search, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/html' },
    body,
  });
  if (answer.status === 401) throw new Refusal('closed');
  if (!answer.ok) throw new Refusal(answer.status < 500 ? 'refused' : 'failed');
  const next = parseHtml(await answer.text()).querySelector('#main');
  if (!next) throw new Refusal('failed');
  for (const { name, value } of [...now.attributes]) next.setAttribute(name, value);
  return next;
}

function withoutFields(body: string): string {
  const { version } = JSON.parse(body) as { version: string };
  return JSON.stringify({ version, page: {}, modules: {} });
}
