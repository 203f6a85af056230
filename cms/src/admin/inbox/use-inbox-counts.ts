import type { InboxCounts } from '../../leads/inbox/inbox-responses';
import { useAnswer, type Answer } from '../parts/inbox-answers';
import { useWrites } from '../parts/use-write-client';

/** Returns the inbox counts, refreshed after each change made on the admin's own pages. */
export function useInboxCounts(): Answer<InboxCounts> {
  return useAnswer<InboxCounts>(`/agency/inbox/counts?turn=${useWrites()}`);
}
