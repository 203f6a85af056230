import { askCms } from '../../cms/ask.server';
import {
  ChangeDemandDocument,
  ConfirmDemandDocument,
  DeleteDemandDocument,
  DemandByTokenDocument,
  StopDemandDocument,
} from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import { buildPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { describeDemand } from '../demand/describe-demand.server';
import { loadDemandChoices } from '../demand/load-demand-choices.server';
import { readCriteria } from '../demand/read-criteria.server';
import { buildDemandForm } from './change-demand.server';
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
  const wishes = readCriteria(demand);
  const choices = await loadDemandChoices(context);
  const words = buildDemandWords(context, link, demand);
  if (link.act === 'demand') {
    return { ...words, lines: [], form: buildDemandForm(context, link, choices, wishes) };
  }
  const lines = describeDemand(context, wishes.criteria, wishes.rhythm, choices);
  return { ...words, lines: lines.map((line) => ({ ...line, href: null })), form: null };
}

/** FORM-9: starts, stops or erases a demand. A dead link changes nothing. Throws CmsError. */
export async function changeStateOfDemand(token: string, intent: MailIntent): Promise<void> {
  if (intent === 'confirm') await writeCms('ConfirmDemand', ConfirmDemandDocument, { token });
  if (intent === 'resume') await resumeDemand(token);
  if (intent === 'stop') await writeCms('StopDemand', StopDemandDocument, { token });
  if (intent === 'delete') await writeCms('DeleteDemand', DeleteDemandDocument, { token });
}

/** A demand that was stopped begins again by being saved as it is. */
async function resumeDemand(token: string): Promise<void> {
  const { demandByToken: demand } = await askCms(DemandByTokenDocument, { token });
  if (demand === null) return;
  const { criteria, rhythm } = readCriteria(demand);
  const wanted = { ...criteria, types: [...criteria.types], zips: [...criteria.zips] };
  await writeCms('ChangeDemand', ChangeDemandDocument, { token, criteria: wanted, rhythm });
}

/** What is said of a demand that is no more. */
export function buildDeletedDemand({ t, table, language }: LanguageContext): MailLinkView {
  return {
    title: t('mailLink.demandDeletedTitle'),
    notice: null,
    text: t('mailLink.demandDeletedText'),
    lines: [],
    button: null,
    form: null,
    others: null,
    links: [
      { label: t('mailLink.newDemand'), href: buildPath(table, language, 'demand-register') },
    ],
  };
}
