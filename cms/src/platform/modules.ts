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

/** The modules below the domains, in their order. */
export const platform: readonly CmsModule[] = [
  // Nothing is written before transactions are durable and newer data were refused.
  database,
  jobs,
  graphql,
  // Tokens and roles of staff are given rights per language.
  locales,
  // Site actions are registered before any module asks for one, routes guarded before others guard them.
  access,
  staff,
  // Outermost in the Document Service: what others write in the same step is noticed too.
  publishing,
  uploads,
  mail,
  health,
];
