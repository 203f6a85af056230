import { adminApi } from '@strapi/strapi/admin';

type Words = Readonly<Record<string, string>>;
type Answer = { data?: { token?: string | null }; error?: { message?: string } };
type Ask = (...given: unknown[]) => Promise<Answer>;

/** The field of vite.config.ts, with its label. */
const field = 'main form div:has(> label[for="code"]), main form div:has(> * > [name="code"])';

/**
 * Hides the field for a code at the login as long as nobody has a second factor and none is demanded
 * (OPS-9). Call it while registering.
 */
export function hideUnaskedCode(): void {
  const style = document.createElement('style');
  style.textContent = `${field} { display: none }`;
  document.head.append(style);
  const { backendURL } = window.strapi as unknown as { backendURL: string };
  fetch(`${backendURL}/admin/second-factor/asked`)
    .then(async (answer) => (await answer.json()) as { isAsked?: boolean })
    .then(({ isAsked }) => isAsked !== false && style.remove())
    .catch(() => style.remove());
}

/**
 * Says in the language of the admin that a login was refused, and leads to it after a new password
 * where that is not enough. Call it while bootstrapping, after the language is saved.
 */
export function tellLoginRefused(translations: Readonly<Record<string, Words>>): void {
  const tell = (endpoint: { queryFn?: Ask }): void => {
    const ask = endpoint.queryFn;
    if (!ask) throw new Error('Logging in is not what it was.');
    endpoint.queryFn = async (...given) => {
      const answer = await ask(...given);
      const said = answer.error?.message ?? '';
      if (!said.startsWith('Invalid credentials')) return answer;
      // It says more where codes are asked for.
      const isPlain = said === 'Invalid credentials';
      const key = isPlain ? 'agency.loginRefused' : 'agency.secondFactor.loginRefused';
      const message = translations[document.documentElement.lang]?.[key];
      return message ? { error: { ...answer.error, message } } : answer;
    };
  };
  const lead = (endpoint: { queryFn?: Ask }): void => {
    const ask = endpoint.queryFn;
    if (!ask) throw new Error('Logging in is not what it was.');
    endpoint.queryFn = async (...given) => {
      const answer = await ask(...given);
      if (answer.error || answer.data?.token) return answer;
      window.location.assign(window.location.pathname.replace(/\/auth\/.*$/, '/auth/login'));
      return new Promise<never>(() => undefined);
    };
  };
  adminApi.enhanceEndpoints({ endpoints: { login: tell, resetPassword: lead } as object });
}
