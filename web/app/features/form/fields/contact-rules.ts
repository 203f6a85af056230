/** Whether an address can be written to: one `@`, a domain with a dot, no spaces (FORM-3). */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      text,
    ) &&
    !/^\.|\.\.|\.@/.test(text)
  );
}

/** Whether a text is a phone number in some human spelling: 8 to 15 digits and what stands between. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return /^\+?[\d\s()./-]+$/.test(text) && digits.length >= 8 && digits.length <= 15;
}
