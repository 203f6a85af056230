export { formatCurrency } from '@agency/domain/money';
