import { askCms } from '../../cms/ask.server';
import {
  ChangeDemandDocument,
  ConfirmDemandDocument,
  DeleteDemandDocument,
  DemandByTokenDocument,
  StopDemandDocument,
} from '../../cms/generated/graphql';
import { buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { describeDemand } from '../demand/describe-demand.server';
import { loadDemandChoices } from '../demand/load-demand-choices.server';
import { readCriteria } from '../demand/read-criteria.server';
import { buildDemandWords } from './demand-words.server';
import type { MailLink } from './mail-acts';
import type { MailIntent, MailLinkView } from './mail-link-view';

/** FORM-9: what a link about a demand shows; null for a dead one. Throws CmsError. */
export async function showDemand(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView | null> {
  const { demandByToken: demand } = await askCms(DemandByTokenDocument, { token: link.token });
  if (demand === null) return null;
  const { criteria, rhythm } = readCriteria(demand);
  const lines = describeDemand(context, criteria, rhythm, await loadDemandChoices(context));
  return {
    ...buildDemandWords(context, link, demand),
    lines: lines.map((line) => ({ ...line, href: null })),
  };
}

/** FORM-9: starts, stops or erases a demand. A dead link changes nothing. Throws CmsError. */
export async function changeStateOfDemand(token: string, intent: MailIntent): Promise<void> {
  if (intent === 'confirm') await askCms(ConfirmDemandDocument, { token });
  if (intent === 'resume') await resumeDemand(token);
  if (intent === 'stop') await askCms(StopDemandDocument, { token });
  if (intent === 'delete') await askCms(DeleteDemandDocument, { token });
}

/** A demand that was stopped begins again by being saved as it is. */
async function resumeDemand(token: string): Promise<void> {
  const { demandByToken: demand } = await askCms(DemandByTokenDocument, { token });
  if (demand === null) return;
  const { criteria, rhythm } = readCriteria(demand);
  const wanted = { ...criteria, types: [...criteria.types], zips: [...criteria.zips] };
  await askCms(ChangeDemandDocument, { token, criteria: wanted, rhythm });
}

/** What is said of a demand that is no more. */
export function buildDeletedDemand({ t, table, language }: LanguageContext): MailLinkView {
  return {
    title: t('mailLink.demandDeletedTitle'),
    notice: null,
    text: t('mailLink.demandDeletedText'),
    lines: [],
    button: null,
    others: null,
    links: [
      { label: t('mailLink.newDemand'), href: buildPath(table, language, 'demand-register') },
    ],
  };
}
