import type { Core } from '@strapi/strapi';

interface Metadata {
  edit?: { label?: string; description?: string };
  list?: { label?: string };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: Record<string, unknown>;
}

interface ConfigurationService {
  findConfiguration(model: unknown): Promise<Configuration>;
  updateConfiguration(model: unknown, configuration: Partial<Configuration>): Promise<unknown>;
}

interface Model {
  attributes: Record<string, { pluginOptions?: { editor?: { label?: string; help?: string } } }>;
}

/**
 * Gives the fields in the admin the words that stand beside them in the schemas
 * (`pluginOptions.editor`: label and help), for types and components alike. Layouts that an
 * administrator arranged stay.
 */
export async function applyLabels(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types') as ConfigurationService;
  const components = manager.service('components') as ConfigurationService;
  const ours = Object.entries(strapi.contentTypes).filter(([uid]) => uid.startsWith('api::'));
  for (const [, model] of ours) await labelModel(types, model as unknown as Model);
  for (const model of Object.values(strapi.components)) {
    await labelModel(components, model as unknown as Model);
  }
}

async function labelModel(service: ConfigurationService, model: Model): Promise<void> {
  const configuration = await service.findConfiguration(model);
  const metadatas = structuredClone(configuration.metadatas);
  let changed = false;
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const words = attribute.pluginOptions?.editor;
    const metadata = metadatas[name];
    if (!words || !metadata?.edit || !metadata.list) continue;
    const label = words.label ?? metadata.edit.label;
    const description = words.help ?? '';
    if (metadata.edit.label === label && metadata.edit.description === description) continue;
    metadata.edit = { ...metadata.edit, label, description };
    metadata.list = { ...metadata.list, label };
    changed = true;
  }
  if (changed) await service.updateConfiguration(model, { ...configuration, metadatas });
}
