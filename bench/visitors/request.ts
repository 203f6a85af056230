/** Response of a site; null if the connection broke. */
export type Answer = { status: number; headers: Headers; text: string } | null;

const patienceMs = 60_000;

/** One request, followed nowhere. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch {
    return null;
  }
}
