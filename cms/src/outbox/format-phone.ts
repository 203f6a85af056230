/**
 * RULE-3: ten digits grouped 4-2-2-2, nine digits 3-2-2-2; anything else stays as it came, also
 * an international number, whose `+` must not be lost.
 */
export function formatPhone(phone: string): string {
  if (phone.trim().startsWith('+')) return phone;
  const groups = /^(\d{3,4})(\d\d)(\d\d)(\d\d)$/.exec(phone.replace(/\D/g, ''));
  return groups === null ? phone : groups.slice(1).join(' ');
}
