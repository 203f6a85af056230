import { parseEnergyLadders, SPECIFIED_LADDERS } from '../../listings/rules/energy/energy-ladder';
import { checkConditions } from './check-conditions';
import { checkRates } from './check-rates';
import { checkRetention } from './check-retention';
import { measureContrast, readableContrast } from '@agency/domain/contrast';
import { refuseField } from '../../platform/validation/refusal';

interface Look {
  accentColor?: string | null;
  inkColor?: string | null;
  paperColor?: string | null;
}

/**
 * Refuses invalid site settings: a repeated language, a main language that is not enabled,
 * invalid energy label limits, rates, conditions or retention periods, or colours with
 * insufficient text contrast (WCAG 2.2 AA, 1.4.3).
 */
export function checkSite(data: Record<string, unknown>): void {
  checkLanguages(data);
  checkLadders(data.energyLadders);
  checkRates(data.rates);
  checkConditions(data.fieldConditions);
  checkRetention(data.retention);
  if (typeof data.appearance === 'object' && data.appearance) checkColours(data.appearance);
}

function checkLanguages({ enabledLanguages, defaultLanguage }: Record<string, unknown>): void {
  if (!Array.isArray(enabledLanguages)) return;
  const codes = enabledLanguages.map((language: { code?: string }) => language.code);
  if (new Set(codes).size < codes.length) {
    throw refuseField('enabledLanguages', 'site.languageTwice');
  }
  if (typeof defaultLanguage === 'string' && !codes.includes(defaultLanguage)) {
    throw refuseField('defaultLanguage', 'site.mainLanguage');
  }
}

function checkLadders(ladders: unknown): void {
  if (ladders === null || ladders === undefined) return;
  if (parseEnergyLadders(ladders) !== SPECIFIED_LADDERS) return;
  throw refuseField('energyLadders', 'site.ladders');
}

function checkColours({ accentColor, inkColor, paperColor }: Look): void {
  const paper = paperColor ?? '#ffffff';
  checkPair('appearance.inkColor', inkColor, paper);
  checkPair('appearance.accentColor', accentColor, paper);
}

function checkPair(field: string, colour: string | null | undefined, paper: string): void {
  const contrast = colour ? measureContrast(colour, paper) : null;
  if (contrast === null || contrast >= readableContrast) return;
  throw refuseField(field, 'site.contrast', {
    color: String(colour),
    paper,
    contrast: contrast.toFixed(1),
    least: readableContrast,
  });
}
