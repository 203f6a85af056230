type ScreenData = { screen?: string; view?: { modules?: readonly { kind: string }[] } };

/**
 * DETAIL-7: whether the data of the screen is that of a list, a listing or the favourites, where a
 * visitor chooses what to compare.
 */
export function hasCompareBar(data: unknown): boolean {
  const { screen, view } = (data ?? {}) as ScreenData;
  if (screen === 'page') {
    return view?.modules?.some(({ kind }) => kind === 'listing-list') ?? false;
  }
  return screen === 'listing' || screen === 'favourites';
}
