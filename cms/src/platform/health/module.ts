import type { CmsModule } from '../process/module';
import { addHealthHandlers } from './health-handlers';

export const health: CmsModule = { handlers: [addHealthHandlers] };
