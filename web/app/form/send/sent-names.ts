/** Names that every form sends besides its own fields. */
export const sentNames = {
  formToken: 'formToken',
  proof: 'proof',
  question: 'question',
  answer: 'answer',
  /** Honeypot: invisible to people, filled in by bots. */
  trap: 'homepage',
} as const;
