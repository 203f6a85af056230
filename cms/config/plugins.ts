import { readEnvironment } from '../src/env';

const env = readEnvironment();
const isProduction = env.NODE_ENV === 'production';

export default {
  'users-permissions': {
    config: { jwtSecret: env.JWT_SECRET, jwt: { expiresIn: '1d' } },
  },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      sharp: { cache: false, concurrency: 1 },
      breakpoints: {},
    },
  },
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: !isProduction,
      depthLimit: 12,
      defaultLimit: 25,
      maxLimit: 100,
      apolloServer: {
        introspection: !isProduction,
        bodyParserConfig: { jsonLimit: '256kb', enableTypes: ['json'] },
      },
    },
  },
};
