/** What is used of SQLite's driver, which comes without types. */
declare module 'better-sqlite3' {
  interface Statement {
    get(...values: unknown[]): unknown;
    all(...values: unknown[]): unknown[];
    run(...values: unknown[]): unknown;
    pluck(): Statement;
  }

  export default class Database {
    constructor(
      file: string,
      options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number },
    );
    prepare(sql: string): Statement;
    exec(sql: string): unknown;
    pragma(statement: string, options?: { simple?: boolean }): unknown;
    function(
      name: string,
      options: { deterministic: boolean },
      run: (text: unknown) => unknown,
    ): void;
    close(): void;
  }
}
