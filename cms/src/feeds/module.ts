import type { CmsModule } from '../platform/process/module';
import { moveSnapshotSettings } from './ensure-sources';
import { feedWorker } from './feed-worker';
import { registerFeeds } from './register-feeds';

export const feeds: CmsModule = {
  register: registerFeeds,
  seed: moveSnapshotSettings,
  workers: [feedWorker],
};
