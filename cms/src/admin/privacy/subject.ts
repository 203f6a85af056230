import { findPhoneDigits } from '@agency/domain/phone';

/** A data subject: a mail address, or a phone number without one. */
export type Subject =
  { address: string; phone?: undefined } | { phone: string; address?: undefined };

export const nameSubject = ({ address, phone }: Subject): string => address ?? phone;

export const nameFile = ({ address, phone }: Subject): string => address ?? findPhoneDigits(phone);

export const toBody = ({ address, phone }: Subject): object =>
  address === undefined ? { phone } : { address };

/** Reports whether the text confirms the subject; accepts a phone number in any spelling. */
export function isTypedAgain({ address, phone }: Subject, typed: string): boolean {
  return address === undefined
    ? findPhoneDigits(typed) === findPhoneDigits(phone)
    : typed.trim().toLowerCase() === address;
}
