import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types and query texts of web/ from the committed contract cms/schema.graphql. */
const config: CodegenConfig = {
  schema: 'cms/schema.graphql',
  documents: ['web/app/{blocks,catalogue,features,routes,screens,site}/**/*.graphql'],
  generates: {
    'web/app/cms/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        strictScalars: true,
        useTypeImports: true,
        skipTypename: true,
        avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
        scalars: {
          DateTime: 'string',
          Date: 'string',
          Time: 'string',
          JSON: 'unknown',
          I18NLocaleCode: 'string',
          Long: 'string',
        },
      },
    },
  },
};

export default config;
