type ScreenData = { screen?: string; view?: { modules?: readonly { kind: string }[] } };

/**
 * Checks for the data of a list, a listing or the favourites, where visitors choose what to
 * compare.
 */
export function hasCompareBar(data: unknown): boolean {
  const { screen, view } = (data ?? {}) as ScreenData;
  if (screen === 'page') {
    return view?.modules?.some(({ kind }) => kind === 'listing-list') ?? false;
  }
  return screen === 'listing' || screen === 'favourites';
}
