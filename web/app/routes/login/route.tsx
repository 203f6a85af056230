import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { guarded } from '../../cms/page-loader.server';
import { notFound, pageHeaders, uncachedHeaders } from '../../cms/page-headers.server';
import { openLanguage, type OpenSite } from '../../site/open-language.server';
import { buildDeadLoginLink, loadLogin } from '../../features/login/load-login.server';
import { LoginPage } from '../../features/login/login-page';
import { readLoginRequest } from '../../features/login/read-login-request.server';
import { receiveLogin } from '../../features/login/receive-login.server';
import { readVisitor } from '../../features/login/session/visitor.server';
import { answerForm } from '../answer-form.server';
import { PageBoundary, pageMeta } from '../page-boundary';
import { buildLoginHead, loadAbout } from './login-head.server';
import { hydrated } from '../../../document/render/use-hydration';

export const handle = hydrated;

export const ErrorBoundary = PageBoundary;

export const headers: HeadersFunction = (from) => {
  const headers = new Headers(pageHeaders(from));
  const retry = from.actionHeaders.get('Retry-After');
  if (retry) headers.set('Retry-After', retry);
  return headers;
};

export const loader = guarded(async ({ request }: LoaderFunctionArgs) => {
  const context = await openLanguage(request);
  const asked = readStep(context, request);
  const [view, about] = await Promise.all([
    loadLogin(context, asked, request),
    loadAbout(context, asked),
  ]);
  const shown = view ?? buildDeadLoginLink(context);
  return data(
    { view: shown, about, ...buildLoginHead(context, asked, shown) },
    { status: view ? 200 : 404, headers: uncachedHeaders },
  );
});

export const action = guarded(async ({ request, context: server }: ActionFunctionArgs) => {
  const context = await openLanguage(request);
  const asked = readStep(context, request);
  // Invalid input counts as an empty form.
  const sent = await request.formData().catch(() => new FormData());
  const visitor = readVisitor(server);
  return answerForm(request, await receiveLogin(context, asked, { request, sent, visitor }));
});

/** Limits the referrer to the origin, because the address may contain a token. */
export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args),
  { name: 'referrer', content: 'strict-origin' },
];

export default function LoginRoute() {
  const { view, about } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <LoginPage
      view={view}
      about={about}
      answer={answer && answer.status !== 'sent' ? answer : null}
    />
  );
}

function readStep(context: OpenSite, { url }: Request) {
  const asked = readLoginRequest(context, new URL(url));
  if (asked === null) throw notFound('page');
  return asked;
}
