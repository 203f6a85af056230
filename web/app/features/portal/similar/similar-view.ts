/** OWN-4: the visits of a day beside those of similar listings, over the last 30 days at most. */
export type SimilarView = {
  title: string;
  /** `12 % more visits than …`, or why nothing is compared. */
  text: string;
  /** This listing and the average of the others; empty when nothing is compared. */
  numbers: { label: string; value: string }[];
};
