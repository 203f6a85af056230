import { adminApi } from '@strapi/strapi/admin';
import { findBackendUrl } from '../parts/backend-url';

type Words = Readonly<Record<string, string>>;
type Answer = { data?: { token?: string | null }; error?: { message?: string } };
type Ask = (...given: unknown[]) => Promise<Answer>;

/** The field added by vite.config.ts, with its label. */
const field = 'main form div:has(> label[for="code"]), main form div:has(> * > [name="code"])';

/**
 * Hides the code field at login while no user has a second factor and none is required. Call it
 * while registering.
 */
export function hideUnaskedCode(): void {
  const style = document.createElement('style');
  style.textContent = `${field} { display: none }`;
  document.head.append(style);
  fetch(`${findBackendUrl()}/admin/second-factor/asked`)
    .then(async (answer) => (await answer.json()) as { isAsked?: boolean })
    .then(({ isAsked }) => isAsked !== false && style.remove())
    .catch(() => style.remove());
}

/**
 * Translates the message of a refused login, and redirects to the login after a password reset
 * that does not log in. Call it while bootstrapping, after the language is saved.
 */
export function tellLoginRefused(translations: Readonly<Record<string, Words>>): void {
  const tell = (endpoint: { queryFn?: Ask }): void => {
    const ask = endpoint.queryFn;
    if (!ask) throw new Error('Strapi changed its login endpoint.');
    endpoint.queryFn = async (...given) => {
      const answer = await ask(...given);
      const said = answer.error?.message ?? '';
      if (!said.startsWith('Invalid credentials')) return answer;
      // Adds a hint about codes where they are used.
      const isPlain = said === 'Invalid credentials';
      const key = isPlain ? 'agency.loginRefused' : 'agency.secondFactor.loginRefused';
      const message = translations[document.documentElement.lang]?.[key];
      return message ? { error: { ...answer.error, message } } : answer;
    };
  };
  const lead = (endpoint: { queryFn?: Ask }): void => {
    const ask = endpoint.queryFn;
    if (!ask) throw new Error('Strapi changed its login endpoint.');
    endpoint.queryFn = async (...given) => {
      const answer = await ask(...given);
      if (answer.error || answer.data?.token) return answer;
      window.location.assign(window.location.pathname.replace(/\/auth\/.*$/, '/auth/login'));
      return new Promise<never>(() => undefined);
    };
  };
  adminApi.enhanceEndpoints({ endpoints: { login: tell, resetPassword: lead } as object });
}
