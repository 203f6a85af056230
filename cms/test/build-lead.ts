import { randomUUID } from 'node:crypto';
import type { GraphqlAnswer, TestCms } from './boot';

const mutation = 'mutation ($lead: LeadInput!) { createLead(lead: $lead) }';

/** Builds a contact form with a new form token and submission id. */
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

/** Sends a lead with `token` (default: the site's). */
export function sendLead(
  cms: TestCms,
  lead: Record<string, unknown>,
  token?: string | null,
): Promise<GraphqlAnswer<{ createLead: string }>> {
  return cms.query(mutation, { lead }, token);
}

/** Sends a lead and returns its document id; throws if refused. */
export async function createLead(cms: TestCms, overrides: object = {}): Promise<string> {
  const { data, errors } = await sendLead(cms, buildLead(overrides));
  if (data?.createLead) return data.createLead;
  throw new Error(`The lead was refused: ${JSON.stringify(errors)}`);
}
