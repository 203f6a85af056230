/** What the layout of a preview says of itself (ROUTE-11). */
export type PreviewView = {
  state: 'drafts' | 'published';
  /** The CMS as editors reach it: it says when something was saved. */
  cmsOrigin: string;
};
