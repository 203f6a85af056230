import { mixColors } from '@agency/domain/mix-colors';
import { defaultColours } from '@agency/domain/default-colours';
import { measureContrast, readableContrast } from '@agency/domain/contrast';

/** Colours of a mail, each #rrggbb and readable where it stands (WCAG 2.2 AA, 4.5). */
export interface MailColors {
  paper: string;
  ink: string;
  /** The ground of buttons, and the text on it. */
  accent: string;
  onAccent: string;
  /** Links in the text. */
  link: string;
  /** The lines below the name and above the foot, and the fine ones between rows. */
  rule: string;
  hairline: string;
}

/** The agency's colours where they can be read; the built-in ones where they are not given or cannot. */
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

/** 0 when one is not a colour. */
function contrast(first: string, second: string): number {
  return measureContrast(first, second) ?? 0;
}
