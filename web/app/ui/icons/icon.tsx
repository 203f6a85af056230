import styles from './icon.module.css';

const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20.5 20.5',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5 5 19',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  phone:
    'M5 3.5h3.6l1.7 4.6-2.2 1.7a13 13 0 0 0 6.1 6.1l1.7-2.2 4.6 1.7V19a1.7 1.7 0 0 1-1.8 1.7A16.3 16.3 0 0 1 3.3 5.3 1.7 1.7 0 0 1 5 3.5Z',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  pin: 'M12 21s7-6.3 7-11.5a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-8.8a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.3l3.5 2.2',
  heart: 'M12 20S4 15 4 9.3A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.8C20 15 12 20 12 20Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c.8-4 4-6 8-6s7.2 2 8 6',
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5h4v5',
  sort: 'M4 6.5h16M4 12h11M4 17.5h6',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.5M4 12h.5M4 17.5h.5',
  pencil: 'M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5ZM13.7 7.1l3.2 3.2',
  map: 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20ZM9 4v13.5M15 6.5V20',
  bell: 'M5 17h14c-1.5-1.5-2-3-2-6.5a5 5 0 0 0-10 0C7 14 6.5 15.5 5 17ZM10 20h4',
  filter: 'M3.5 7h11M18.5 7h2M3.5 17h2M9.5 17h11M16.5 9.5v-5M7.5 19.5v-5',
  warning: 'M12 4 2.8 20h18.4ZM12 10v4.5M12 17v.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  first: 'm17.5 6-6 6 6 6M7.5 6v12',
  last: 'm6.5 6 6 6-6 6M16.5 6v12',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  bed: 'M3.5 19v-7.5h17V19M3.5 16h17M5.5 11.5V6h13v5.5M8.5 11.5V9h7v2.5',
  bath: 'M3.5 12.5h17l-1.2 5.5H4.7ZM6.5 12.5V6a2 2 0 0 1 4 0M6.5 18v2M17.5 18v2',
  area: 'M4 4h16v16H4zM4 9h4M4 14h4M9 4v4M14 4v4',
  ground: 'M3 17l6-4 5 3 7-5M3 7l6-3 5 3 7-3v13l-7 3-5-3-6 3Z',
  energy: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  garage: 'M4 20V9.5L12 4l8 5.5V20M7 20v-8h10v8M7 15h10',
  garden: 'M12 21v-9M12 14c-4 0-6-2.5-6-6 4 0 6 2.5 6 6Zm0-3c0-4 2-6.5 6-7 0 4-2 7-6 7ZM5 21h14',
  terrace: 'M3 9.5C4 6 8 4 12 4s8 2 9 5.5ZM12 9.5V21M7 21v-5h-3M17 21v-5h3',
  year: 'M4.5 5.5h15v15h-15zM4.5 10h15M8.5 3v4M15.5 3v4',
  floor: 'M4 20h4v-4h4v-4h4V8h4',
  photo: 'M3.5 6h4l1.5-2h6l1.5 2h4v13h-17zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  key: 'M8 20.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.2-7.7L19.5 4.5M16 8l2.5 2.5M13.5 10.5l1.8 1.8',
  leave: 'M13.5 4H5v16h8.5M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  calendar: 'M4.5 5.5h15v15h-15zM4.5 10h15M8.5 3v4M15.5 3v4M8 14h2M12 14h2M8 17.5h2',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  compare: 'M4 4.5h6v15H4zM14 4.5h6v15h-6zM6 8.5h2M16 8.5h2M6 12h2M16 12h2',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6.5 11h-2v9.5h15V11h-2',
  facebook:
    'M14.5 21v-8h2.8l.5-3.5h-3.3V7.6c0-1.2.5-1.9 2-1.9H18V2.9a14 14 0 0 0-2.4-.2c-2.6 0-4.1 1.5-4.1 4.3v2.5H8.5V13h3v8',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h.01',
  linkedin: 'M4 9.5v11M4 4.5v.5M9.5 20.5v-11M9.5 14c0-3 1.6-4.8 4.4-4.8S18 11 18 14v6.5',
  play: 'M7.5 4.5 19 12 7.5 19.5Z',
  pause: 'M8 5v14M16 5v14',
  print: 'M7 9V3.5h10V9M7 17.5H4V9h16v8.5h-3M7 14.5h10v6H7z',
  tour: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12c0 1.9 3.8 3.4 8.5 3.4s8.5-1.5 8.5-3.4M10.2 9.6v4.8l3.6-2.4Z',
  plan: 'M4 4h16v16H4zM4 12h7M14 4v6M14 20v-5h6',
} as const;

export type IconName = keyof typeof paths;

/** An icon in the colour and size of the text beside it; decorative, never the only label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

export function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(paths, name);
}
