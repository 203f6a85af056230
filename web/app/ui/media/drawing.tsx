import styles from './drawing.module.css';

const wall = '#b5694f';
const stone = '#ecdcc2';
const shadow = '#d3bf9d';
const glass = '#b9d0d6';
const light = '#ffdf9a';
const wood = '#9c6a44';
const green = '#23473c';
const brass = 'var(--brass)';

type Shape = readonly [fill: string, path: string];

/** Painted like the fronts of the street (`server/street`): shapes from back to front, without lines. */
const drawings: Readonly<Record<'hooks' | 'door' | 'letter', readonly Shape[]>> = {
  hooks: [
    [stone, 'M8 8h144v128H8z'],
    [shadow, 'M8 136h144v12H8z'],
    [wood, 'M22 34h116v40H22z'],
    ['#845638', 'M22 67h116v7H22z'],
    [
      brass,
      'M44 46h8v16h-8zM76 46h8v16h-8zM108 46h8v16h-8zM40 60h16v5H40zM72 60h16v5H72zM104 60h16v5h-16z',
    ],
    [
      brass,
      'M112 62a13 13 0 1 0 .1 0zm0 8a5 5 0 1 1-.1 0zM109 86h6v30h-6zM115 98h9v5h-9zM115 107h7v5h-7z',
    ],
    ['var(--accent)', 'M100 84l-14 20 12 9 14-20z'],
    [green, 'M30 136q2-30-8-44 16 6 18 24 2-30 16-38-4 22-6 30 8-12 16-12-10 16-12 40z'],
    [wall, 'M28 120h28l-4 28H32z'],
  ],
  door: [
    [glass, 'M0 0h160v150H0z'],
    [shadow, 'M0 150h160v10H0z'],
    [wall, 'M24 150V66h14V50h14V34h14V18h28v16h14v16h14v16h14v84z'],
    ['#a35c44', 'M94 18v16h14v16h14v16h14v84h-14V66h-14V50H94z'],
    [
      stone,
      'M20 61h22v6H20zM34 45h22v6H34zM48 29h22v6H48zM62 13h36v6H62zM90 29h22v6H90zM104 45h22v6h-22zM118 61h22v6h-22zM68 38h24v26H68zM40 72h24v28H40zM96 72h24v28H96zM56 104h48v46H56z',
    ],
    [
      glass,
      'M44 76h7v9h-7zM53 76h7v9h-7zM44 87h7v13h-7zM53 87h7v13h-7zM100 76h7v9h-7zM109 76h7v9h-7zM100 87h7v13h-7zM109 87h7v13h-7z',
    ],
    [light, 'M72 42h7v22h-7zM81 42h7v22h-7zM61 109h38v41H61zM61 150h38l16 10H46z'],
    [green, 'M61 109l-20 9v40l20-8z'],
    [brass, 'M44 136h4v5h-4z'],
  ],
  letter: [
    [wall, 'M8 8h144v132H8z'],
    [stone, 'M28 136V62Q28 16 80 16T132 62V136z'],
    [glass, 'M38 136V64Q38 26 80 26T122 64V136z'],
    ['#9fb7ab', 'M38 136V98l16-12 16 12v-8h16v14l18-12 18 12v32z'],
    [stone, 'M77 26h6v110h-6zM38 72h84v6H38z'],
    [shadow, 'M16 136h128v14H16z'],
    ['#fbf8f1', 'M42 90h76v46H42z'],
    ['#e6dac3', 'M42 90l38 29 38-29v7l-38 30-38-30z'],
    ['var(--accent)', 'M80 111a9 9 0 1 0 .1 0z'],
  ],
};

export type DrawingName = keyof typeof drawings;

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 160"
      width="160"
      height="160"
      aria-hidden="true"
    >
      {drawings[name].map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}
