/** What benches use of Lighthouse: types are checked where its package is not installed. */
declare module 'lighthouse' {
  export interface Result {
    runtimeError?: { message: string };
    audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    environment: { benchmarkIndex: number };
  }
  export interface Flags {
    port: number;
    output: 'json';
    logLevel: 'error';
  }
  export const desktopConfig: object;
  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: object,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: { computeBenchmarkIndex: () => number };
}
