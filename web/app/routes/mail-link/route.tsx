import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { guarded, pageLoader } from '../../cms/page-loader.server';
import { notFound, pageHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { buildDeadLink, showMailLink } from '../../features/mail-link/mail-screens.server';
import {
  buildMailPath,
  isMailAction,
  mailDone,
  type MailLink,
} from '../../features/mail-link/mail-actions';
import { MailLinkPage } from '../../features/mail-link/mail-link-page';
import { openLanguage } from '../../site/open-language.server';
import { PageBoundary } from '../page-boundary';
import { receiveMailForm } from './receive-mail-form.server';
import { hydrated } from '../../../document/render/use-hydration';

export const handle = hydrated;

export const headers = pageHeaders;
export const ErrorBoundary = PageBoundary;

/** Shows a link of a mail. Only a POST has an effect, because mail programs follow links. */
export const loader = pageLoader(async ({ request, params }: LoaderFunctionArgs) => {
  const link = readLink(request, params['action']);
  const context = await openLanguage(request);
  const view = await showMailLink(context, link, request.headers.has('Content-Type'));
  const alternates = context.table.languages.map((language) => ({
    language,
    path: buildMailPath(language, link),
  }));
  return data(
    { view: view ?? buildDeadLink(context), alternates },
    { status: view ? 200 : 404, headers: uncachedHeaders },
  );
});

export const action = guarded(async ({ request, params }: ActionFunctionArgs) => {
  const link = readLink(request, params['action']);
  return receiveMailForm(await openLanguage(request), link, request);
});

/** Not indexed, and limits the referrer to the origin, because the address contains a token. */
export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.view.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'strict-origin' },
];

export default function MailLinkRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <MailLinkPage view={view} answer={answer && answer.status !== 'sent' ? answer : null} />;
}

function readLink(request: Request, action: string | undefined): MailLink {
  if (!isMailAction(action)) throw notFound('page');
  const query = new URL(request.url).searchParams;
  const done = query.get('done');
  return {
    action,
    token: query.get('t') ?? '',
    done: mailDone.find((known) => known === done) ?? null,
  };
}
