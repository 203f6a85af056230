import { hkdfSync } from 'node:crypto';
import { readEnvironment } from '../src/platform/process/env';
import { guardOperations } from '../src/platform/graphql/guard-operations';
import { depthLimit, limitDepth } from '../src/platform/graphql/limit-depth';
import { defaultLimit, maxLimit } from '../src/platform/graphql/operation-cost';
import { reportUnavailable } from '../src/platform/graphql/report-unavailable';
import { skipAbandoned } from '../src/platform/graphql/skip-abandoned';

const env = readEnvironment();
const isProduction = env.NODE_ENV === 'production';

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
      // Limit for pictures; src/platform/uploads/check-uploads.ts has lower ones for videos and
      // documents.
      sizeLimit: 60 * 1024 * 1024,
      // One thread per operation; several operations run in parallel.
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
        // By position: replaces Strapi's own rule, to which an array would be added.
        validationRules: { 0: limitDepth(depthLimit) },
        // The site's longest query has about 460.
        parseOptions: { maxTokens: 5000 },
        bodyParserConfig: { jsonLimit: '256kb', enableTypes: ['json'] },
      },
    },
  },
};
