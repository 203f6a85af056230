import { access } from './access/module';
import { database } from './database/module';
import { graphql } from './graphql/module';
import { health } from './health/module';
import { locales } from './i18n/module';
import { jobs } from './jobs/module';
import { mail } from './mail/module';
import type { CmsModule } from './process/module';
import { publishing } from './publishing/module';
import { staff } from './staff/module';
import { uploads } from './uploads/module';

export const platform: readonly CmsModule[] = [
  // Before any write, transactions are made durable and newer data is refused.
  database,
  jobs,
  graphql,
  // Staff tokens and roles get permissions per locale.
  locales,
  // Site actions are registered before other modules use them, and routes guarded before others
  // guard them.
  access,
  staff,
  // Outermost in the Document Service, so that writes of other middlewares are noticed.
  publishing,
  uploads,
  mail,
  health,
];
