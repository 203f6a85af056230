import { redirect } from '@remix-run/node';
import { queryCms } from '../../cms/client/query.server';
import { CmsError } from '../../cms/client/cms-error';
import { PasswordLinkDocument } from '../../cms/generated/graphql';
import { uncachedHeaders } from '../../cms/page-headers.server';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import type { OpenSite } from '../../site/open-language.server';
import { buildLoginPath } from '../../i18n/paths/login-path';
import { readSession, findAccount } from '../../site/owner-session.server';
import { buildLoginForm } from './login-forms.server';
import type { LoginView, LoginPanelView } from './login-view';
import type { LoginRequest } from './read-login-request.server';
import { buildContact } from '../../site/settings/contact-view.server';

/**
 * Loads a login step; null for an invalid mail link. Throws a redirect to the portal if already
 * logged in, and CmsError; leaves out optional parts while the CMS is unavailable.
 */
export async function loadLogin(
  context: OpenSite,
  asked: LoginRequest,
  request: Request,
): Promise<LoginView | null> {
  switch (asked.step) {
    case 'login':
      if (!isAfterPost(request) && (await isLoggedIn(request))) {
        throw seeOther(asked.next ?? buildPortalPath(context.language));
      }
      return showLogin(context, asked);
    case 'forgotten':
      return showForgotten(context, asked);
    case 'new-password':
      return showNewPassword(context, asked, isAfterPost(request));
    case 'logout':
      throw seeOther(buildLoginPath(context, 'login'));
  }
}

function showLogin(context: OpenSite, { next, isDone }: LoginRequest): LoginView {
  const { t } = context;
  return {
    ...buildScreenTop(context, t('login.title')),
    notice: isDone ? t('login.loggedOut') : null,
    text: t('login.intro'),
    form: buildLoginForm(context, 'login', {
      action: buildLoginPath(context, 'login', { next }),
      passwordLink: {
        label: t('login.forgotten'),
        href: buildLoginPath(context, 'forgotten', { next }),
      },
    }),
    links: [],
  };
}

/** The response is the same for every address, known or not. */
function showForgotten(context: OpenSite, { next, isDone }: LoginRequest): LoginView {
  const { t } = context;
  const back = { label: t('login.back'), href: buildLoginPath(context, 'login', { next }) };
  if (isDone) {
    const words = { notice: null, text: t('login.sentText') };
    return {
      ...buildScreenTop(context, t('login.sentTitle')),
      ...words,
      form: null,
      links: [back],
    };
  }
  return {
    ...buildScreenTop(context, t('login.forgottenTitle')),
    notice: null,
    text: t('login.forgottenIntro'),
    form: buildLoginForm(context, 'forgotten', {
      action: buildLoginPath(context, 'forgotten', { next }),
    }),
    links: [back],
  };
}

async function showNewPassword(
  context: OpenSite,
  { token }: LoginRequest,
  mayFallBack: boolean,
): Promise<LoginView | null> {
  const { t } = context;
  const link = token === '' ? null : await findLink(token, mayFallBack);
  if (link === null) return null;
  const { email, isInvitation } = link;
  const title = isInvitation ? t('login.welcomeTitle') : t('login.newTitle');
  const text = isInvitation ? t('login.welcomeIntro', { email }) : t('login.newIntro', { email });
  return {
    ...buildScreenTop(context, title),
    notice: null,
    text: email === '' ? '' : text,
    form: buildLoginForm(context, 'new-password', {
      action: buildLoginPath(context, 'new-password', { token }),
    }),
    links: [],
  };
}

/** Builds the screen of an expired mail link, with a link to get a new one. */
export function buildDeadLoginLink(context: OpenSite): LoginView {
  const { t } = context;
  return {
    ...buildScreenTop(context, t('mailLink.deadTitle')),
    notice: null,
    text: t('login.deadText'),
    form: null,
    links: [
      { label: t('login.newLink'), href: buildLoginPath(context, 'forgotten') },
      { label: t('login.back'), href: buildLoginPath(context, 'login') },
    ],
  };
}

/** After a submission the screen also renders without the CMS, so that it can be resubmitted. */
async function findLink(token: string, mayFallBack: boolean) {
  try {
    return (await queryCms(PasswordLinkDocument, { token })).passwordLink;
  } catch (error) {
    if (!mayFallBack || !(error instanceof CmsError) || !error.isTemporary) throw error;
    return { email: '', isInvitation: false };
  }
}

async function isLoggedIn(request: Request): Promise<boolean> {
  const session = await readSession(request);
  if (session === null) return false;
  const account = await findAccount(session).catch((error: unknown) => {
    if (error instanceof CmsError) return null;
    throw error;
  });
  return account !== null;
}

/** After an action the router requests the page with the action's headers, but as a GET. */
function isAfterPost({ headers }: Request): boolean {
  return headers.has('Content-Type');
}

function buildScreenTop(
  context: OpenSite,
  title: string,
): Pick<LoginView, 'breadcrumbs' | 'title' | 'panel'> {
  const breadcrumbs = [homeCrumb(context), { label: title, href: null }];
  return { breadcrumbs, title, panel: buildLoginPanel(context) };
}

function seeOther(href: string): Response {
  return redirect(href, { status: 303, headers: uncachedHeaders });
}

/** Builds what owners find in the portal, and whom to ask for a login. */
function buildLoginPanel({ t, site, language }: OpenSite): LoginPanelView {
  const { phone, email } = buildContact(site.byLanguage[language].site);
  return {
    title: t('login.panelTitle'),
    lines: [
      { icon: 'eye', text: t('login.panelFigures') },
      { icon: 'calendar', text: t('login.panelOutcome') },
      { icon: 'check', text: t('login.panelDone') },
    ],
    access: t('login.panelAccess'),
    phone,
    email,
  };
}
