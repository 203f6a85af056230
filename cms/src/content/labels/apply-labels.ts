import type { Core, UID } from '@strapi/strapi';
import { buildRows, type PlacedField } from './build-rows';

interface Metadata {
  edit?: { label?: string; description?: string; mainField?: string; editable?: boolean };
  list?: { label?: string };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: PlacedField[][] };
}

/**
 * List view (main field, columns, sort order) and edit view (rows of fields, fields hidden from
 * editors).
 */
interface View {
  main?: string;
  list?: string[];
  sort?: `${string}:${'ASC' | 'DESC'}`;
  rows?: string[];
  hidden?: string[];
  readOnly?: boolean;
}

interface ConfigurationService {
  findConfiguration(model: unknown): Promise<Configuration>;
  updateConfiguration(model: unknown, configuration: Partial<Configuration>): Promise<unknown>;
}

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  pluginOptions?: {
    editor?: { label?: string; help?: string };
    'content-manager'?: { visible: boolean };
  };
}

interface Model {
  uid: string;
  pluginOptions?: { editor?: View };
  attributes: Record<string, Attribute>;
}

/** Strapi's own fields in list views. */
const common: Record<string, string> = { createdAt: 'Created', updatedAt: 'Last changed' };

/**
 * Applies the labels and help texts of the schemas (`pluginOptions.editor`) to the admin, and
 * arranges list and edit views by the schema until an administrator changes them.
 */
export async function applyLabels(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types') as ConfigurationService;
  const components = manager.service('components') as ConfigurationService;
  const all = Object.values(strapi.contentTypes) as Model[];
  const ours = all.filter(
    ({ uid, pluginOptions }) => uid.startsWith('api::') || pluginOptions?.editor,
  );
  for (const model of ours) {
    await labelModel(strapi, types, model);
    await arrangeView(strapi, types, model);
  }
  for (const model of Object.values(strapi.components)) {
    await labelModel(strapi, components, model as Model);
    await arrangeView(strapi, components, model as Model);
  }
}

async function labelModel(
  strapi: Core.Strapi,
  service: ConfigurationService,
  model: Model,
): Promise<void> {
  const configuration = await service.findConfiguration(model);
  const metadatas = structuredClone(configuration.metadatas);
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const words = attribute.pluginOptions?.editor;
    const metadata = metadatas[name];
    if (!words || !metadata?.edit || !metadata.list) continue;
    const label = words.label ?? metadata.edit.label;
    metadata.edit = { ...metadata.edit, label, description: words.help ?? '' };
    if (model.pluginOptions?.editor?.readOnly) metadata.edit.editable = false;
    metadata.list = { ...metadata.list, label };
    const called = findMainField(strapi, attribute);
    if (called) metadata.edit.mainField = called;
  }
  for (const [name, label] of Object.entries(common)) {
    const metadata = metadatas[name];
    if (metadata) metadata.list = { ...metadata.list, label };
  }
  if (JSON.stringify(metadatas) === JSON.stringify(configuration.metadatas)) return;
  await service.updateConfiguration(model, { ...configuration, metadatas });
}

/** Returns the field that names a related document, or a row of a repeated component. */
function findMainField(
  strapi: Core.Strapi,
  { type, target, component }: Attribute,
): string | undefined {
  const model =
    type === 'component'
      ? strapi.components[component as UID.Component]
      : strapi.contentTypes[target as UID.ContentType];
  return (model as Model | undefined)?.pluginOptions?.editor?.main;
}

/** Applies a view of the schema once, so that later changes by staff are kept. */
async function arrangeView(
  strapi: Core.Strapi,
  service: ConfigurationService,
  model: Model,
): Promise<void> {
  const view = model.pluginOptions?.editor;
  if (!view) return;
  const store = strapi.store({ type: 'core', name: 'agency', key: `view::${model.uid}` });
  const arranged: unknown = await store.get({});
  if (JSON.stringify(arranged) === JSON.stringify(view)) return;
  const { settings, layouts, metadatas } = await service.findConfiguration(model);
  await service.updateConfiguration(model, {
    metadatas,
    settings: { ...settings, ...listSettings(view) },
    layouts: {
      list: view.list ?? layouts.list,
      edit: view.rows
        ? buildRows(view.rows, listEdited(model, layouts), view.hidden)
        : layouts.edit,
    },
  });
  await store.set({ value: view });
}

function listSettings({ main, list, sort }: View): Record<string, unknown> {
  const [defaultSortBy, defaultSortOrder] = sort?.split(':') ?? [];
  return {
    ...(main ? { mainField: main } : {}),
    ...(sort ? { defaultSortBy, defaultSortOrder } : {}),
    ...(list ? { pageSize: 50 } : {}),
  };
}

/** Returns the fields that the admin can show, in schema order. */
function listEdited(
  { attributes }: Model,
  { edit }: Configuration['layouts'],
): Model['attributes'] {
  const shown = new Set(edit.flat().map(({ name }) => name));
  const isShown = (name: string): boolean =>
    !isHidden(attributes[name]) &&
    (shown.has(name) || Boolean(attributes[name]?.pluginOptions?.editor));
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isShown(name)));
}

/** Strapi's edit view also shows fields that the schema hides. */
function isHidden(attribute: Attribute | undefined): boolean {
  return attribute?.pluginOptions?.['content-manager']?.visible === false;
}
