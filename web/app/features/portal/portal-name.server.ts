import type { LanguageContext } from '../../i18n/language-context.server';
import { pageName } from '../../i18n/paths/page-name';

/** What the portal is called in a language, as the route table has it. */
export function portalName({ table, language }: LanguageContext): string {
  return pageName(table, language, 'owner');
}
