import type { CmsModule } from '../process/module';
import { ensureLocales } from './ensure-locales';

export const locales: CmsModule = { bootstrap: ensureLocales };
