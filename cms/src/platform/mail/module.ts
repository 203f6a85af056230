import type { CmsModule } from '../process/module';
import { mailWorker } from './mail-worker';
import { addOutboxHandlers, protectOutbox } from './outbox-handlers';

export const mail: CmsModule = {
  register: protectOutbox,
  handlers: [addOutboxHandlers],
  workers: [{ ...mailWorker, always: true }],
};
