import { randomUUID } from 'node:crypto';
import type { GraphqlAnswer, TestCms } from './boot';

const mutation = 'mutation ($lead: LeadInput!) { createLead(lead: $lead) }';

/** A contact with a form token and submission of its own. */
export function buildLead(overrides: object = {}): Record<string, unknown> {
  return {
    kind: 'site-contact',
    language: 'fr',
    submissionId: randomUUID(),
    formToken: randomUUID(),
    lastName: 'Dupont',
    email: 'dupont@example.org',
    ...overrides,
  };
}

/** Sends it as the holder of `token` (default: the site). */
export function sendLead(
  cms: TestCms,
  lead: Record<string, unknown>,
  token?: string | null,
): Promise<GraphqlAnswer<{ createLead: string }>> {
  return cms.query(mutation, { lead }, token);
}

/** Sends it and returns its document id; throws when it was refused. */
export async function createLead(cms: TestCms, overrides: object = {}): Promise<string> {
  const { data, errors } = await sendLead(cms, buildLead(overrides));
  if (data?.createLead) return data.createLead;
  throw new Error(`The lead was refused: ${JSON.stringify(errors)}`);
}
