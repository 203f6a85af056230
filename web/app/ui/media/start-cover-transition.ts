const coverName = 'cover';

/**
 * Lets the picture of a card grow into the cover of its page, which has the view transition name
 * `cover` (`data-cover` in `base.css`): the card gets that name during the transition. Browsers
 * without cross-document transitions fire no such event.
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
  // A name must be unique: this page has a cover of its own.
  if (!picture || document.querySelector('[data-cover]')) return;
  picture.style.viewTransitionName = coverName;
  await finished;
  picture.style.viewTransitionName = '';
}

/** The entry may be missing, as after a failed login, although the types say otherwise. */
function addressOf(entry: NavigationHistoryEntry | null | undefined): string | null | undefined {
  return entry?.url;
}

/** Returns the previous address; TypeScript's DOM types lack `navigation`. */
function findFormerAddress(): string | null | undefined {
  const { navigation } = window as { navigation?: { activation?: NavigationActivation | null } };
  return addressOf(navigation?.activation?.from);
}

/** Finds the picture of the first visible card that links to a path. */
function findPicture(path: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-listing-id]')];
  const card = cards.find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const link = one.querySelector('a');
    return link?.pathname === path && bottom > 0 && top < window.innerHeight;
  });
  return card?.querySelector<HTMLElement>('picture') ?? null;
}
