import { isDay } from '../rules/day';
import { isRecord } from '../rules/is-record';
import { fieldError } from './validation-error';

const PERCENTS = [
  ...['offerDepositPercent', 'registrationDuty', 'registrationDutyOwnHome', 'inventoryShare'],
];
const MOST_MONTHS = 24;
const MOST_CLASSES = 20;

/**
 * Refuses amounts and rates by law that cannot be: a percentage above 100, more than two years of
 * deposit, a day that is none, two of the same name and region from the same day on.
 */
export function checkRates(given: unknown): void {
  if (!Array.isArray(given)) return;
  const seen = new Set<string>();
  given.forEach((rate, index) => {
    if (!isRecord(rate)) return;
    const path = `rates.${index}`;
    checkValue(String(rate.name), rate.value, `${path}.value`);
    checkDay(rate.validFrom, `${path}.validFrom`);
    const key = [rate.name, rate.region ?? '', rate.validFrom].join(' ');
    if (seen.has(key)) {
      throw fieldError(
        `${path}.validFrom`,
        'This amount stands here already from this day on; change that one.',
      );
    }
    seen.add(key);
  });
}

function checkValue(name: string, given: unknown, path: string): void {
  if (given === null || given === undefined || given === '') return;
  const value = Number(given);
  if (!Number.isFinite(value) || value < 0) {
    throw fieldError(path, `“${String(given)}” is no amount; write a number from 0 on.`);
  }
  if (PERCENTS.includes(name) && value > 100) {
    throw fieldError(path, `${value} is no percentage; write a number from 0 to 100.`);
  }
  if (name === 'depositMonths' && value > MOST_MONTHS) {
    throw fieldError(
      path,
      `${value} months is no deposit; write a number from 0 to ${MOST_MONTHS}.`,
    );
  }
  const isCount = Number.isInteger(value) && value >= 1 && value <= MOST_CLASSES;
  if (name === 'registrationDutyEnergyClasses' && !isCount) {
    throw fieldError(path, `Write a whole number of energy classes from 1 to ${MOST_CLASSES}.`);
  }
}

function checkDay(given: unknown, path: string): void {
  if (given === null || given === undefined || given === '') return;
  const text = given instanceof Date ? given.toISOString().slice(0, 10) : String(given);
  if (!isDay(text)) throw fieldError(path, `“${text}” is no day; write one such as 2026-01-01.`);
}
