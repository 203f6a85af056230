import { queryCms } from '../../cms/query.server';
import {
  ConfirmSubscriptionDocument,
  StopSubscriptionDocument,
  SubscriptionByTokenDocument,
} from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { MailLink } from './mail-actions';
import type { MailIntent, MailLinkView } from './mail-link-view';
import { buildSubscriptionScreen } from './subscription-words.server';

/** FORM-10: what a link about the newsletter shows; null for a dead one. Throws CmsError. */
export async function showSubscription(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView | null> {
  const { token } = link;
  const { subscriptionByToken } = await queryCms(SubscriptionByTokenDocument, { token });
  return subscriptionByToken && buildSubscriptionScreen(context, link, subscriptionByToken);
}

/** FORM-10: the second half of the opt-in, and the way out. Throws CmsError. */
export async function changeSubscription(token: string, intent: MailIntent): Promise<void> {
  if (intent === 'confirm') {
    await writeCms('ConfirmSubscription', ConfirmSubscriptionDocument, { token });
  }
  if (intent === 'stop') await writeCms('StopSubscription', StopSubscriptionDocument, { token });
}
