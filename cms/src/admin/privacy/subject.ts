import { findPhoneDigits } from '@agency/domain/phone';

/** About whom something is kept: an address, or the phone of somebody who left none. */
export type Subject =
  { address: string; phone?: undefined } | { phone: string; address?: undefined };

/** As it is shown, and asked for again. */
export const nameSubject = ({ address, phone }: Subject): string => address ?? phone;

/** As a file is called. */
export const nameFile = ({ address, phone }: Subject): string => address ?? findPhoneDigits(phone);

/** The same in the body of a request. */
export const toBody = ({ address, phone }: Subject): object =>
  address === undefined ? { phone } : { address };

/** Whether this is the same typed once more, a phone in any spelling. */
export function isTypedAgain({ address, phone }: Subject, typed: string): boolean {
  return address === undefined
    ? findPhoneDigits(typed) === findPhoneDigits(phone)
    : typed.trim().toLowerCase() === address;
}
