import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { findAgency } from '../mail/agency';
import { isOverCap } from '../mail/mail-caps';
import { mailKinds } from '../mail/mail-kinds';
import { translateMail } from '../mail/mail-texts';
import type { OutgoingMail } from '../mail/outgoing-mail';
import { queueMail } from '../mail/queue-mail';
import { isLanguage, languages } from '@agency/domain/languages';

interface Staff {
  id: number;
  email: string;
  firstname: string | null;
  preferedLanguage: string | null;
  resetPasswordTokenExpiresAt: string | null;
}

interface AuthService {
  forgotPassword(given?: { email?: string }): Promise<unknown>;
  resetPassword(given?: { resetPasswordToken?: string; password?: string }): Promise<unknown>;
}

const minuteMs = 60_000;
/** Validity of a link, and the time in which a repeated request sends no second mail. */
const linkMs = 60 * minuteMs;
const repeatMs = 5 * minuteMs;

/**
 * Sends password links of staff through the outbox, with the agency's texts, and stores only
 * their hash; Strapi stores the token and uses a mail program that is not installed. Call it
 * while registering.
 */
export function mailStaffResets(strapi: Core.Strapi): void {
  mailKinds.add(strapi, { kind: 'staff-reset', cap: { hour: 6, day: 20 }, hasSecret: true });
  const auth = strapi.service('admin::auth') as AuthService;
  const reset = auth.resetPassword;
  auth.forgotPassword = ({ email } = {}) =>
    // Not awaited, so that the response time does not reveal an account.
    mailLink(strapi, email ?? '').catch((error: Error) => {
      strapi.log.error(`The link to a new password could not be mailed: ${error.message}`);
    });
  auth.resetPassword = ({ resetPasswordToken = '', ...given } = {}) =>
    reset({ ...given, resetPasswordToken: hash(resetPasswordToken) });
}

async function mailLink(strapi: Core.Strapi, given: string): Promise<void> {
  const users = strapi.db.query('admin::user');
  const email = given.trim().toLowerCase();
  const staff = (await users.findOne({ where: { email, isActive: true } })) as Staff | null;
  if (!staff || isFresh(staff) || (await isOverCap(strapi, 'staff-reset', email))) return;
  const token = randomBytes(32).toString('hex');
  await strapi.db.transaction(async () => {
    await users.update({
      where: { id: staff.id },
      data: {
        resetPasswordToken: hash(token),
        resetPasswordTokenExpiresAt: new Date(Date.now() + linkMs),
      },
    });
    await queueMail(strapi, await buildMail(strapi, staff, token));
  });
}

/** Reports whether a link was requested a moment ago: it is still valid. */
function isFresh({ resetPasswordTokenExpiresAt: until }: Staff): boolean {
  return until !== null && new Date(until).getTime() > Date.now() + linkMs - repeatMs;
}

async function buildMail(
  strapi: Core.Strapi,
  { email, firstname, preferedLanguage }: Staff,
  token: string,
): Promise<OutgoingMail> {
  const language = isLanguage(preferedLanguage ?? '')
    ? (preferedLanguage as (typeof languages)[number])
    : languages[0];
  const translate = translateMail(language);
  const { name: agency } = await findAgency(strapi, language);
  const href = `${strapi.config.get<string>('admin.absoluteUrl')}/auth/reset-password?code=${token}`;
  const greeting = translate('layout.greeting', { name: firstname ?? email });
  return {
    key: `staff-reset:${randomUUID()}`,
    kind: 'staff-reset',
    language,
    recipient: email,
    content: {
      subject: translate('staff.reset.subject', { agency }),
      title: translate('staff.reset.title'),
      blocks: [
        {
          type: 'paragraph',
          text: [greeting, translate('staff.reset.text', { agency })].join('\n\n'),
        },
        { type: 'button', label: translate('staff.reset.button'), href },
        { type: 'note', text: translate('staff.reset.why') },
      ],
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
