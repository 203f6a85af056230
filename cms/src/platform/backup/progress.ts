export type Say = (line: string) => void;

const everyMs = 5_000;

interface Progress {
  add(bytes: number): void;
  end(): void;
}

export function startProgress(
  say: Say,
  label: string,
  files: readonly { size: number }[],
): Progress {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let [count, bytes, saidAt] = [0, 0, Date.now()];
  const report = (): void =>
    say(`${label}: ${count} of ${files.length}, ${formatBytes(bytes)} of ${formatBytes(total)}`);
  return {
    add(size) {
      count += 1;
      bytes += size;
      if (Date.now() - saidAt < everyMs) return;
      saidAt = Date.now();
      report();
    },
    end: report,
  };
}

export function formatBytes(bytes: number): string {
  return bytes < 2 ** 30
    ? `${Math.ceil(bytes / 2 ** 20)} MB`
    : `${(bytes / 2 ** 30).toFixed(1)} GB`;
}
