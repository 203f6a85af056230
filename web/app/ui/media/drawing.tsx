import styles from './drawing.module.css';

/** Paths in a square of 160; `line` is ink, `fill` the accent colour, `tint` the second paper. */
const drawings = {
  hooks: {
    tint: 'M20 34h120v34H20z',
    fill: 'M108 96a14 14 0 1 0 .1 0zm0 9a5 5 0 1 1-.1 0z',
    line: 'M20 34h120v34H20zM48 68v14q0 8 8 8M80 68v14q0 8 8 8M112 68v14q0 7-4 14M108 124v22m0-12h9m-9 8h7',
  },
  door: {
    tint: 'M24 150V66h14V50h14V34h14V18h28v16h14v16h14v16h14v84z',
    fill: 'M64 150V92h32l-20 8v50z',
    line: 'M24 150V66h14V50h14V34h14V18h28v16h14v16h14v16h14v84zM64 150V92h32v58M64 92l12 8v50M10 150h140M66 52h28v22H66zM80 52v22',
  },
  letter: {
    tint: 'M28 74h104v66H28z',
    fill: 'M50 26h60v48H50z',
    line: 'M28 74h104v66H28zM50 74V26h60v48M50 28l30 24 30-24M44 74h72M40 98h80M72 118h16M60 140v12m40-12v12',
  },
} as const;

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }) {
  const { tint, fill, line } = drawings[name];
  return (
    <svg
      className={styles.drawing}
      viewBox={name === 'door' ? '8.75 0 160 160' : '0 0 160 160'}
      width="160"
      height="160"
      aria-hidden="true"
    >
      <path className={styles.tint} d={tint} />
      <path className={styles.fill} d={fill} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
