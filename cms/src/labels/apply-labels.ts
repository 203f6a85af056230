import type { Core, UID } from '@strapi/strapi';

interface Metadata {
  edit?: { label?: string; description?: string; mainField?: string };
  list?: { label?: string };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: Record<string, unknown>;
}

/** How entries of a type are listed: the field they are called by, the columns, the order. */
interface View {
  main: string;
  list: string[];
  sort: `${string}:${'ASC' | 'DESC'}`;
}

interface ConfigurationService {
  findConfiguration(model: unknown): Promise<Configuration>;
  updateConfiguration(model: unknown, configuration: Partial<Configuration>): Promise<unknown>;
}

interface Attribute {
  type: string;
  target?: string;
  pluginOptions?: { editor?: { label?: string; help?: string } };
}

interface Model {
  uid: string;
  pluginOptions?: { editor?: View };
  attributes: Record<string, Attribute>;
}

/**
 * Gives the fields in the admin the words that stand beside them in the schemas
 * (`pluginOptions.editor`: label and help), for types and components alike, and lists the columns
 * of the schema until an administrator arranges them otherwise.
 */
export async function applyLabels(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types') as ConfigurationService;
  const components = manager.service('components') as ConfigurationService;
  const ours = Object.entries(strapi.contentTypes).filter(([uid]) => uid.startsWith('api::'));
  for (const [, model] of ours) {
    await labelModel(strapi, types, model as unknown as Model);
    await arrangeList(strapi, types, model as unknown as Model);
  }
  for (const model of Object.values(strapi.components)) {
    await labelModel(strapi, components, model as unknown as Model);
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
    metadata.list = { ...metadata.list, label };
    const called = findMainField(strapi, attribute);
    if (called) metadata.edit.mainField = called;
  }
  if (JSON.stringify(metadatas) === JSON.stringify(configuration.metadatas)) return;
  await service.updateConfiguration(model, { ...configuration, metadatas });
}

/** What the documents a relation leads to are called by. */
function findMainField(strapi: Core.Strapi, { type, target }: Attribute): string | undefined {
  if (type !== 'relation' || !target) return undefined;
  const model = strapi.contentTypes[target as UID.ContentType] as unknown as Model | undefined;
  return model?.pluginOptions?.editor?.main;
}

/** Once for each view of the schema: what somebody arranged since is theirs. */
async function arrangeList(
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
  const [defaultSortBy, defaultSortOrder] = view.sort.split(':');
  await service.updateConfiguration(model, {
    metadatas,
    settings: { ...settings, mainField: view.main, defaultSortBy, defaultSortOrder, pageSize: 50 },
    layouts: { ...layouts, list: view.list },
  });
  await store.set({ value: view });
}
