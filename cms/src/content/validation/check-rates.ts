import { isDay } from '@agency/domain/day';
import { isRecord } from '../../platform/rules/is-record';
import { rateKey } from '../../platform/rules/law-rates';
import { refuseField } from '../../platform/validation/refusal';

const PERCENTS = [
  ...['offerDepositPercent', 'registrationDuty', 'registrationDutyOwnHome', 'inventoryShare'],
  ...['transcriptionDuty', 'tenantCommissionShare'],
];
const MONTHS = ['depositMonths', 'lettingCommissionMonths'];
const MOST_MONTHS = 24;
const FACTORS = ['minimumIncomeFactor', 'maximumPersonsPerBedroom'];
const MOST_TIMES = 100;
const MOST_YEARS = 30;
const LABELS = /^\s*[a-g](\s*,\s*[a-g])*\s*$/i;
const LABEL = /^[a-g]$/i;
const MOST_CLASSES = 20;

/**
 * Refuses invalid statutory rates: a percentage above 100, more than two years of deposit, a
 * renovation duty without labels, an invalid date, or two rows with the same name, region and
 * first day.
 */
export function checkRates(given: unknown): void {
  if (!Array.isArray(given)) return;
  const seen = new Set<string>();
  given.forEach((rate, index) => {
    if (!isRecord(rate)) return;
    const path = `rates.${index}`;
    checkValue(String(rate.name), rate.value, `${path}.value`);
    checkDay(rate.validFrom, `${path}.validFrom`);
    if (rate.name === 'renovationDuty' && rate.value) checkRenovationDuty(rate, path);
    const key = rateKey({
      name: String(rate.name),
      region: typeof rate.region === 'string' ? rate.region : null,
      validFrom: String(rate.validFrom),
    });
    if (seen.has(key)) {
      throw refuseField(`${path}.validFrom`, 'rate.twice');
    }
    seen.add(key);
  });
}

function checkValue(name: string, given: unknown, path: string): void {
  if (given === null || given === undefined || given === '') return;
  const value = Number(given);
  if (!Number.isFinite(value) || value < 0) {
    throw refuseField(path, 'rate.amount', { value: String(given) });
  }
  if (PERCENTS.includes(name) && value > 100) {
    throw refuseField(path, 'rate.percent', { value });
  }
  if (MONTHS.includes(name) && value > MOST_MONTHS) {
    throw refuseField(path, 'rate.months', { value, most: MOST_MONTHS });
  }
  if (FACTORS.includes(name) && value > MOST_TIMES) {
    throw refuseField(path, 'rate.factor', { value, most: MOST_TIMES });
  }
  const isCount = Number.isInteger(value) && value >= 1 && value <= MOST_CLASSES;
  if (name === 'registrationDutyEnergyClasses' && !isCount) {
    throw refuseField(path, 'rate.classes', { most: MOST_CLASSES });
  }
}

function checkRenovationDuty(
  { value, labels, target }: Record<string, unknown>,
  path: string,
): void {
  const years = Number(value);
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS) {
    throw refuseField(`${path}.value`, 'rate.years', { most: MOST_YEARS });
  }
  if (typeof labels !== 'string' || !LABELS.test(labels)) {
    throw refuseField(`${path}.labels`, 'rate.labels');
  }
  if (typeof target !== 'string' || !LABEL.test(target)) {
    throw refuseField(`${path}.target`, 'rate.target');
  }
}

function checkDay(given: unknown, path: string): void {
  if (given === null || given === undefined || given === '') return;
  const text = given instanceof Date ? given.toISOString().slice(0, 10) : String(given);
  if (!isDay(text)) throw refuseField(path, 'rate.day', { value: text });
}
