import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { listBlockNames, readSchema, schemaFacts, schemaFolder } from '../test/schema-facts';

/**
 * Writes facts from tables in code to Strapi's schemas and leaves everything else unchanged.
 * Adds missing attributes, with a label made from the name; texts without a limit get the
 * maximum of their column.
 */
async function writeSchemas(): Promise<void> {
  const options = await resolveConfig('schema.json', { config: '../.config/prettier.json' });
  for (const file of new Set(schemaFacts.map(([name]) => name))) {
    const schema = readSchema(file);
    for (const [name, attribute, facts] of schemaFacts) {
      if (name !== file) continue;
      const known = schema.attributes[attribute];
      schema.attributes[attribute] = known
        ? { ...known, ...facts }
        : { ...facts, ...boundNew(facts), pluginOptions: describeNew(attribute) };
    }
    const text = await format(JSON.stringify(schema, null, 2), { ...options, parser: 'json' });
    writeFileSync(path.join(schemaFolder, file), text);
  }
}

function boundNew({ type, maxLength = 255 }: Record<string, unknown>): object {
  return type === 'string' ? { maxLength } : {};
}

/** Labels `gasMeter` as "Gas meter". */
function describeNew(attribute: string): object {
  const words = attribute.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { editor: { label: words.charAt(0).toUpperCase() + words.slice(1) } };
}

/** Writes the names of blocks for the admin, whose bundle does not contain the schemas. */
async function writeBlockNames(): Promise<void> {
  const file = path.join(schemaFolder, 'admin/translate-fields/block-names.ts');
  const options = await resolveConfig(file, { config: '../.config/prettier.json' });
  const text = `// Written by \`npm run facts -w cms\`.
/** Display names of components by id, from their schemas. */
export const blockNames: Readonly<Record<string, string>> = ${JSON.stringify(listBlockNames())};
`;
  writeFileSync(file, await format(text, { ...options, parser: 'typescript' }));
}

void writeSchemas();
void writeBlockNames();
