/** The names that go with every form beside its own fields. */
export const sentNames = {
  formToken: 'formToken',
  /** The work that the browser did for it (FORM-7). */
  proof: 'proof',
  question: 'question',
  answer: 'answer',
  /** A field that no person sees and machines fill in. */
  trap: 'homepage',
} as const;
