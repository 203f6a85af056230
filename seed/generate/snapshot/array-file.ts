import { closeSync, openSync, writeSync } from 'node:fs';

const FLUSH_AT = 1 << 20;

/** Writes a JSON array one record at a time, so that memory use does not depend on their number. */
export class ArrayFile {
  private readonly file: number;
  private readonly chunks: string[] = [];
  private length = 0;
  private empty = true;

  constructor(
    path: string,
    private readonly pretty: boolean,
  ) {
    this.file = openSync(path, 'w');
  }

  push(record: object): void {
    const json = this.pretty
      ? JSON.stringify(record, null, 2).replace(/^/gm, '  ')
      : JSON.stringify(record);
    this.write(`${this.empty ? '[' : ','}\n${json}`);
    this.empty = false;
  }

  close(): void {
    this.write(this.empty ? '[]\n' : '\n]\n');
    this.flush();
    closeSync(this.file);
  }

  private write(text: string): void {
    this.chunks.push(text);
    this.length += text.length;
    if (this.length > FLUSH_AT) this.flush();
  }

  private flush(): void {
    writeSync(this.file, this.chunks.join(''));
    this.chunks.length = 0;
    this.length = 0;
  }
}
