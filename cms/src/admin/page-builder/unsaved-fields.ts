type Values = Readonly<Record<string, unknown>>;

/** Unsaved fields as the site's preview takes them (docs/contracts/preview.md). */
export interface UnsavedFields {
  page: Record<string, unknown>;
  modules: Record<string, Record<string, unknown>>;
}

const pageFields = ['title', 'description', 'breadcrumb', 'fixedMenu', 'ownOrder', 'content'];
const blockFields = [
  ...['title', 'description', 'active', 'position', 'span', 'sort', 'view'],
  ...['columnsSm', 'columnsMd', 'columnsLg', 'itemsPerRow', 'maxItems'],
];

/** Returns the text of a rich text field as its editor shows it; see `live-texts.ts`. */
type ReadText = (value: unknown) => unknown;

/** Returns the changed fields of a page's form; its pictures are shown as they were saved. */
export function pickPage(values: Values, saved: Values, readText: ReadText): Values {
  const { banner } = values;
  return {
    ...pickChanged(pageFields, values, saved, readText),
    ...(isChanged(banner, saved.banner) && { banner: isObject(banner) ? pickPlain(banner) : null }),
  };
}

/** Returns the changed fields of a block's form; pictures and relations as they were saved. */
export function pickBlock(values: Values, saved: Values, readText: ReadText): Values {
  const [now, before] = [firstOf(values.blocks), firstOf(saved.blocks)];
  const type = now?.__component;
  const fields = now && readTexts(now, readText);
  return {
    ...pickChanged(blockFields, values, saved, readText),
    ...(fields &&
      typeof type === 'string' &&
      isChanged(fields, before) && { block: { [nameType(type)]: pickPlain(fields) } }),
  };
}

function pickChanged(
  names: readonly string[],
  values: Values,
  saved: Values,
  readText: ReadText,
): Values {
  return Object.fromEntries(
    names
      .map((name) => [name, readText(values[name])] as const)
      .filter(([name, value]) => isChanged(value, saved[name]))
      .map(([name, value]) => [name, value ?? null]),
  );
}

const readTexts = (block: Values, readText: ReadText): Values =>
  'body' in block ? { ...block, body: readText(block.body) } : block;

/** Returns the texts, numbers and choices of a component, and a rich text. */
function pickPlain(component: Values): Values {
  return Object.fromEntries(
    Object.entries(component).filter(
      ([name, value]) =>
        !name.startsWith('__') && name !== 'id' && (name === 'body' || !isObject(value)),
    ),
  );
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isChanged = (now: unknown, before: unknown): boolean =>
  JSON.stringify(now ?? null) !== JSON.stringify(before ?? null);

function firstOf(blocks: unknown): Values | undefined {
  const first: unknown = Array.isArray(blocks) ? blocks[0] : undefined;
  return isObject(first) ? first : undefined;
}

/** Returns the name of a component in the schema of GraphQL: `module.rich-text`. */
function nameType(uid: string): string {
  const words = uid.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Component${words.join('')}`;
}
