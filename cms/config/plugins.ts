import { hkdfSync } from 'node:crypto';
import { readEnvironment } from '../src/platform/process/env';
import { guardOperations } from '../src/platform/graphql/guard-operations';
import { depthLimit, limitDepth } from '../src/platform/graphql/limit-depth';
import { defaultLimit, maxLimit } from '../src/platform/graphql/operation-cost';
import { reportUnavailable } from '../src/platform/graphql/report-unavailable';
import { skipAbandoned } from '../src/platform/graphql/skip-abandoned';

const env = readEnvironment();
const isProduction = env.NODE_ENV === 'production';

/** What owners' sessions are signed with, and nothing else. */
const sessionKey = Buffer.from(hkdfSync('sha256', env.ENCRYPTION_KEY, '', 'owner sessions', 32));

export default {
  'users-permissions': {
    config: {
      jwtSecret: sessionKey.toString('base64'),
      jwt: { expiresIn: '7d', algorithm: 'HS256' },
      jwtManagement: 'legacy-support',
    },
  },
  upload: {
    config: {
      // Of a picture; src/platform/uploads/check-uploads.ts asks for less of films and documents.
      sizeLimit: 60 * 1024 * 1024,
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
      depthLimit,
      defaultLimit,
      maxLimit,
      apolloServer: {
        introspection: !isProduction,
        hideSchemaDetailsFromClientErrors: isProduction,
        plugins: [skipAbandoned, guardOperations, reportUnavailable],
        // By position: an array would be added to Strapi's own rule, this takes its place.
        validationRules: { 0: limitDepth(depthLimit) },
        // The longest operation of the site has about 460.
        parseOptions: { maxTokens: 5000 },
        bodyParserConfig: { jsonLimit: '256kb', enableTypes: ['json'] },
      },
    },
  },
};
