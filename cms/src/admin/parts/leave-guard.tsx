import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Question } from './question';

/**
 * Asks before a page of ours with unsaved changes is left, within the admin or by closing it. Not
 * for panels beside Strapi's forms: a router has one blocker, and those forms have theirs.
 */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  useUnloadWarning(isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      title="agency.leave"
      words="agency.leave.what"
      stay="agency.leave.stay"
      answers={[{ words: 'agency.leave.go', isDanger: true, act: () => blocker.proceed?.() }]}
      onStay={() => blocker.reset?.()}
    />
  );
}

/** Makes the browser ask before it closes or reloads the page. */
export function useUnloadWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
