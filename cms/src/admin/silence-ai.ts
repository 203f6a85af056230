import { adminApi } from '@strapi/strapi/admin';

interface Endpoint {
  query?: unknown;
  queryFn?: () => { data: null };
  transformResponse?: unknown;
}

/**
 * Answers Strapi's questions about its AI, which is off, without a request: each would be a 404 in
 * the console at every form. Call it while bootstrapping.
 */
export function silenceAi(): void {
  adminApi.enhanceEndpoints({
    endpoints: {
      getAiFeatureConfig: answerNothing,
      getAILocalizationJobsByDocument: answerNothing,
    } as object,
  });
}

/** An endpoint that a later version of Strapi does not have is nothing to silence. */
function answerNothing(endpoint: Endpoint | undefined): void {
  if (!endpoint) return;
  delete endpoint.query;
  delete endpoint.transformResponse;
  endpoint.queryFn = () => ({ data: null });
}
