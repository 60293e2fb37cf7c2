import type { JSX } from 'preact'

const STROKES = {
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 17h12l-1.500-2.500V10.500a4.500 4.500 0 0 0-9 0v4zM10.500 20h3M12 6V4.500',
  book: 'M4 5.5c3-1.2 5.5-1 8 .5 2.500-1.500 5-1.700 8-.5V19c-3-1.200-5.500-1-8 .5-2.500-1.500-5-1.700-8-.5zM12 6v13',
  chart: 'M4 4v16h16M8 15l4-5 3 3 5-7',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  check: 'M5 12.500l4.500 4.500L19 7',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  device: 'M7 3h10v18H7zM11 18h2',
  down: 'M6 9.500l6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  end: 'M6 6l8 6-8 6zM17 6v12',
  eye: 'M2.500 12s3.500-6 9.500-6 9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  flag: 'M6 21V4M6 5h11l-2.500 3.500L17 12H6',
  gear: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  hourglass: 'M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8',
  info: 'M12 11v6M12 7.200v.1M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17z',
  learn:
    'M12 5L2.500 9.500 12 14l9.500-4.500zM6.500 11.500V16c1.500 1.500 3.500 2 5.500 2s4-.500 5.500-2v-4.500M21.500 9.500V15',
  leave: 'M13 4H5v16h8M10 12h10M16 8l4 4-4 4',
  link: 'M10 14l4-4M8.500 11.500l-2.500 2.500a3.500 3.500 0 0 0 5 5l2.500-2.500M15.500 12.500l2.500-2.500a3.500 3.500 0 0 0-5-5L10.500 7.500',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  log: 'M6 3h9l4 4v14H6zM9.500 9h6M9.500 13h6M9.500 17h4',
  medal: 'M8 3l4 7 4-7M12 10.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 14v3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  newTab: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  next: 'M9 5l7 7-7 7',
  nextTurn: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  open: 'M4 19V6h6l2 2h8v11zM12 16v-5M9.500 13l2.500-2.500 2.500 2.500',
  pause: 'M9 5v14M15 5v14',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 5a3 3 0 0 1 0 6M17.500 14.300c2.300.6 3.600 2.500 4 5.700',
  play: 'M8 5l11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  previousTurn: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  redo: 'M19 9H9.500a5 5 0 0 0 0 10H15M15 5l4 4-4 4',
  restart: 'M5 5v5h5M5.500 10A7.500 7.500 0 1 1 5 14',
  rewind: 'M12 6l-8 6 8 6zM20 6l-8 6 8 6z',
  robot: 'M6 9h12v9H6zM12 9V5M10 13v.1M14 13v.1M4 12v3M20 12v3M12 4.500v.1',
  seat: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c.700-4.200 3.700-6 7.500-6s6.800 1.800 7.500 6',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500L20 20',
  send: 'M4 12l16-7-5 15-3-6z',
  signs:
    'M4 4h6.500v6.500H4zM17 3.800l3.600 6.700h-7.200zM7.200 13.600a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800zM14 15.500h6.500M14 19h6.500',
  start: 'M18 6l-8 6 8 6zM7 6v12',
  swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  table: 'M3 9h18M5 9v10M19 9v10M8 5h8',
  up: 'M6 14.500l6-6 6 6',
  undo: 'M5 9h9.500a5 5 0 0 1 0 10H9M9 5L5 9l4 4',
} as const

export type IconName = keyof typeof STROKES

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={STROKES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}

/** Drawn, because our fonts have no arrow to the right. */
export const Arrow = (): JSX.Element => (
  <svg width="0.8em" height="0.8em" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M2 13h18M13 6l7 7-7 7"
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
