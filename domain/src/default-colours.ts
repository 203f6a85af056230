/** The colours of an installation that has not chosen its own; `web/app/ui/tokens/tokens.css` has the same. */
export const defaultColours = {
  paper: '#fbf8f2',
  ink: '#14241e',
  accent: '#a63a24',
  brass: '#9a7430',
} as const;
