import type { CmsModule } from '../process/module';
import { addJobLeaseTable } from './job-lease';

export const jobs: CmsModule = { register: addJobLeaseTable };
