import type { OpenSite } from '../../site/open-language.server';
import { requestPasswordReset } from './request-password-reset.server';
import { logIn } from './log-in.server';
import { logOut } from './log-out.server';
import type { StepAnswer } from '../../form/send/step-answer.server';
import type { LoginRequest } from './read-login-request.server';
import type { Sent } from './sent.server';
import { setNewPassword } from './set-new-password.server';

/** OWN-1: does what a step of the login is for. Nothing typed is lost but passwords (FORM-6). */
export function receiveLogin(
  context: OpenSite,
  asked: LoginRequest,
  sent: Sent,
): Promise<StepAnswer> {
  switch (asked.step) {
    case 'login':
      return logIn(context, asked, sent);
    case 'forgotten':
      return requestPasswordReset(context, asked, sent);
    case 'new-password':
      return setNewPassword(context, asked, sent);
    case 'logout':
      return logOut(context, sent.request);
  }
}
