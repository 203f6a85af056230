import type { InboxCounts } from '../../leads/inbox/inbox-responses';
import { useAnswer, type Answer } from '../parts/inbox-answers';
import { useWrites } from '../parts/use-write-client';

/** What waits in the inboxes, counted again after each change that is made in the admin's own pages. */
export function useInboxCounts(): Answer<InboxCounts> {
  return useAnswer<InboxCounts>(`/agency/inbox/counts?turn=${useWrites()}`);
}
