import type { MailDemandFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildMailPath, type MailLink } from './mail-acts';
import type { MailButton, MailLinkView } from './mail-link-view';

type Words = Omit<MailLinkView, 'lines' | 'form'>;
type Demand = Pick<MailDemandFragment, 'email' | 'state'>;

/** What is said and offered, by the link and by how the demand stands now. */
export function buildDemandWords(
  context: LanguageContext,
  link: MailLink,
  { email, state }: Demand,
): Words {
  const { t, language } = context;
  const words = {
    notice: null,
    button: null,
    others: null,
    links: [
      {
        label: t('mailLink.seeDemand'),
        href: buildMailPath(language, { ...link, act: 'demand', done: null }),
      },
    ],
  };
  if (link.act === 'demand') return buildOwnWords(context, link, { email, state });
  if (state === 'stopped') {
    return {
      ...words,
      title: t('mailLink.demandStoppedTitle'),
      text: t('mailLink.demandStoppedText'),
    };
  }
  if (link.act === 'confirm-demand') {
    return state === 'active'
      ? {
          ...words,
          title: t('mailLink.demandRunsTitle'),
          text: t('mailLink.demandRunsText', { email }),
        }
      : {
          ...words,
          title: t('mailLink.confirmDemandTitle'),
          text: t('mailLink.confirmDemandText'),
          button: { label: t('mailLink.confirmDemandButton'), intent: 'confirm' },
        };
  }
  return {
    ...words,
    title: t('mailLink.stopDemandTitle'),
    text: t('mailLink.stopDemandText', { email }),
    button: { label: t('mailLink.demandStop'), intent: 'stop' },
  };
}

/** The screen where somebody looks after their own demand. */
function buildOwnWords({ t }: LanguageContext, { done }: MailLink, demand: Demand): Words {
  const { email, state } = demand;
  const isActive = state === 'active';
  const isStopped = state === 'stopped';
  const start: MailButton = isStopped
    ? { label: t('mailLink.demandResume'), intent: 'resume' }
    : { label: t('mailLink.confirmDemandButton'), intent: 'confirm' };
  const stop = { label: t('mailLink.demandStop'), intent: 'stop' as const };
  const erase = { label: t('mailLink.demandDelete'), intent: 'delete' as const };
  return {
    title: t('mailLink.demandTitle'),
    notice: done === 'saved' ? t('mailLink.demandSavedTitle') : null,
    text: isActive
      ? t('mailLink.demandActive', { email })
      : t(isStopped ? 'mailLink.demandStopped' : 'mailLink.demandPending', { email }),
    button: isActive ? null : start,
    others: {
      label: t('mailLink.demandOther'),
      text: t('mailLink.demandDeleteText'),
      buttons: isActive ? [stop, erase] : [erase],
    },
    links: [],
  };
}
