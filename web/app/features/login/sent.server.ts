import type { Visitor } from './session/visitor.server';

/** What was sent to a step of the login, and by whom. */
export type Sent = { request: Request; sent: FormData; visitor: Visitor };
