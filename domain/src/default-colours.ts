/** Default colours of an installation; the same as in `web/app/ui/tokens/tokens.css`. */
export const defaultColours = {
  paper: '#fbf8f2',
  ink: '#14241e',
  accent: '#a63a24',
  brass: '#9a7430',
} as const;
