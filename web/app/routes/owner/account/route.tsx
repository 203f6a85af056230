import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { guarded } from '../../../cms/page-loader.server';
import { pageHeaders, uncachedHeaders } from '../../../cms/page-headers.server';
import { openLanguage } from '../../../site/open-language.server';
import { Account } from '../../../features/portal/account/account';
import { buildAccountView } from '../../../features/portal/account/account-view.server';
import { changeContact } from '../../../features/login/change-contact.server';
import {
  buildEmailForm,
  buildMailsForm,
  contactForms,
} from '../../../features/login/contact-forms.server';
import { changePassword, buildPasswordForm } from '../../../features/login/change-password.server';
import { readVisitor } from '../../../features/login/session/visitor.server';
import {
  readSession,
  redirectToLogin,
  requireSession,
  findAccount,
} from '../../../site/owner-session.server';
import { buildPortalHead } from '../../../features/portal/portal-head.server';
import { answerForm } from '../../answer-form.server';
import { PageBoundary } from '../../page-boundary';
import { leaveToAction } from '../leave-to-action.server';
import { portalMeta } from '../portal-meta';

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;
export const meta: MetaFunction<typeof loader> = portalMeta;

/** Loads the owner's data at the agency, and the fields that the owner can edit. */
export const loader = guarded(
  leaveToAction(async ({ request }: LoaderFunctionArgs) => {
    const context = await openLanguage(request);
    const account = await findAccount(await requireSession(request));
    if (account === null) throw await redirectToLogin(request);
    const done = new URL(request.url).searchParams.get('done');
    const forms = {
      mails: buildMailsForm(context, account),
      email: buildEmailForm(context),
      password: buildPasswordForm(context),
    };
    const view = buildAccountView(context, account, { forms, done });
    return data(
      { view, ...buildPortalHead(context, view.title, 'account') },
      { headers: uncachedHeaders },
    );
  }),
);

export const action = guarded(async ({ request, context: server }: ActionFunctionArgs) => {
  const context = await openLanguage(request);
  const session = await readSession(request);
  // Invalid input counts as an empty form.
  const sent = await request.formData().catch(() => new FormData());
  const visitor = readVisitor(server);
  const form = contactForms.find((name) => name === new URL(request.url).searchParams.get('form'));
  if (form && session !== null) {
    const answer = await changeContact(context, session, form, { request, sent, visitor });
    if (answer === null) throw await redirectToLogin(request);
    return answerForm(request, answer);
  }
  return answerForm(request, await changePassword(context, session, { request, sent, visitor }));
});

export default function AccountRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const answered = useSearchParams()[0].get('form') ?? 'password';
  const refused = answer && answer.status !== 'sent' ? answer : null;
  return <Account account={view} answer={refused} answered={answered} />;
}
