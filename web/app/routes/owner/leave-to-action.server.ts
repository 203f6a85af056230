import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * Skips a loader that runs after a form sent by a script: only the action's result is returned,
 * nothing is rendered, and the action may have ended the session.
 */
export function leaveToAction<Result>(load: (args: LoaderFunctionArgs) => Promise<Result>) {
  return (args: LoaderFunctionArgs): Promise<Result> => {
    const { headers } = args.request;
    const isLeft = headers.has('Content-Type') && headers.get('Accept') === 'application/json';
    return isLeft ? Promise.resolve(null as Result) : load(args);
  };
}
