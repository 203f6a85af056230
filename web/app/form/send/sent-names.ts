/** Names that every form sends besides its own fields. */
export const sentNames = {
  formToken: 'formToken',
  proof: 'proof',
  question: 'question',
  answer: 'answer',
  /** Honeypot: invisible to people, filled in by bots. */
  trap: 'homepage',
  /** First page of the visit, with the campaign parameters that the consent covers. */
  entryPage: 'entryPage',
  /** Address of the page that linked to the site. */
  referrer: 'referrer',
} as const;
