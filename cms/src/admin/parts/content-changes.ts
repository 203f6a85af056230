import { makeEventCounter } from './event-counter';

const changes = makeEventCounter();

/** Says that something was changed or published otherwise than by saving the form on screen. */
export const announceContentChange = changes.announce;

/** A number that is another one after each such change: what was asked before is out of date. */
export const useContentChanges = changes.useCount;
