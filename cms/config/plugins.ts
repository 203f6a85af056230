import { readEnvironment } from '../src/env';
import { guardOperations } from '../src/graphql/guard-operations';
import { defaultLimit, maxLimit } from '../src/graphql/operation-cost';

const env = readEnvironment();
const isProduction = env.NODE_ENV === 'production';

export default {
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      // One thread per picture operation; several run at once.
      sharp: { cache: false, concurrency: 1 },
      security: { allowedTypes: ['image/*', 'video/*', 'application/pdf'] },
    },
  },
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: !isProduction,
      depthLimit: 12,
      defaultLimit,
      maxLimit,
      apolloServer: {
        introspection: !isProduction,
        hideSchemaDetailsFromClientErrors: isProduction,
        plugins: [guardOperations],
        bodyParserConfig: { jsonLimit: '256kb', enableTypes: ['json'] },
      },
    },
  },
};
