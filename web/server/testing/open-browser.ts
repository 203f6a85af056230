export interface BrowserAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser without JavaScript for one site: it keeps cookies and submits forms. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<BrowserAnswer>;
  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ): Promise<BrowserAnswer>;
}

/** Continues the session of another browser if its cookies are given. */
export function openBrowser(url: string, cookies = new Map<string, string>()): Browser {
  async function send(path: string, init: RequestInit): Promise<BrowserAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) keep(set);
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      text: await answer.text(),
      headers: answer.headers,
    };
  }

  function keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/; Max-Age=0(;|$)/.test(set)) cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) =>
      send(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  };
}
