import { mixColors } from '@agency/domain/mix-colors';
import { defaultColours } from '@agency/domain/default-colours';
import { measureContrast, readableContrast } from '@agency/domain/contrast';

/** Colours of a mail, each #rrggbb with sufficient contrast (WCAG 2.2 AA, 4.5:1). */
export interface MailColors {
  paper: string;
  ink: string;
  /** Background of buttons, and their text colour. */
  accent: string;
  onAccent: string;
  link: string;
  rule: string;
  hairline: string;
}

/** Returns the agency's colours where their contrast is sufficient, built-in ones otherwise. */
export function pickMailColors(look: Readonly<Partial<Record<string, string | null>>>): MailColors {
  const given = {
    paper: look.paperColor ?? defaultColours.paper,
    ink: look.inkColor ?? defaultColours.ink,
  };
  const isReadable = contrast(given.paper, given.ink) >= readableContrast;
  const { paper, ink } = isReadable ? given : defaultColours;
  const accent = look.accentColor ?? '';
  const button = contrast(accent, accent) === 1 ? accent : defaultColours.accent;
  return {
    paper,
    ink,
    accent: button,
    onAccent: contrast('#ffffff', button) >= readableContrast ? '#ffffff' : '#000000',
    link: contrast(button, paper) >= readableContrast ? button : ink,
    rule:
      contrast(look.brassColor ?? '', paper) > 0
        ? (look.brassColor ?? defaultColours.brass)
        : defaultColours.brass,
    hairline: mixColors(ink, paper, 1 / 6),
  };
}

/** Returns the contrast ratio; 0 if one is not a colour. */
function contrast(first: string, second: string): number {
  return measureContrast(first, second) ?? 0;
}
