const coverName = 'cover';

/**
 * The picture of a card grows into the cover of its page, which has the name `cover` by its style
 * (`data-cover` in `base.css`): the card gets it for as long as the two pages change places. Browsers
 * without cross-document transitions never ask.
 */
export function startCoverTransition(): void {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    void nameFor(viewTransition, addressOf(activation?.entry));
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    void nameFor(viewTransition, findFormerAddress());
  });
}

async function nameFor(
  transition: ViewTransition | null,
  address: string | null | undefined,
): Promise<void> {
  if (!transition) return;
  // A transition that is skipped, as by a second press, is no error.
  const finished = transition.finished.catch(() => undefined);
  transition.ready.catch(() => undefined);
  transition.updateCallbackDone.catch(() => undefined);
  if (!address) return;
  const picture = findPicture(new URL(address).pathname);
  // Where this page is the one with the cover, the name is taken.
  if (!picture || document.querySelector('[data-cover]')) return;
  picture.style.viewTransitionName = coverName;
  await finished;
  picture.style.viewTransitionName = '';
}

/** There may be no entry, as after a login that failed, whatever the types of the platform say. */
function addressOf(entry: NavigationHistoryEntry | null | undefined): string | null | undefined {
  return entry?.url;
}

/** Where the visitor comes from; TypeScript's list of the platform has no `navigation` yet. */
function findFormerAddress(): string | null | undefined {
  const { navigation } = window as { navigation?: { activation?: NavigationActivation | null } };
  return addressOf(navigation?.activation?.from);
}

/** The picture of the first card on screen that leads to a path. */
function findPicture(path: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-listing-id]')];
  const card = cards.find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const link = one.querySelector('a');
    return link?.pathname === path && bottom > 0 && top < window.innerHeight;
  });
  return card?.querySelector<HTMLElement>('picture') ?? null;
}
