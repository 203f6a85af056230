import { makeEventCounter } from './event-counter';

const changes = makeEventCounter();

/** Announces a change or publication that did not come from saving the form. */
export const announceContentChange = changes.announce;

/** Returns a number that changes with each announcement, to invalidate data. */
export const useContentChanges = changes.useCount;
