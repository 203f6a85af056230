/** What the law wants an advert to say, finished in the visitor's language. */
export type AdvertView = {
  title: string;
  /** The line as adverts write it, in short. */
  parts: AdvertPart[];
  /** `What does this mean?` */
  wordsTitle: string;
  /** The same in full words. */
  rows: { label: string; value: string }[];
  /** RULE-12: the renovation duty; null when there is none. */
  notice: string | null;
};

export type AdvertPart = {
  text: string;
  /** The official mark beside the worst flood score. */
  mark: 'parcel' | 'building' | null;
  /** The mark in words; null without one. */
  markText: string | null;
};
