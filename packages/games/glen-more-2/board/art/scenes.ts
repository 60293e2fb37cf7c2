import { type Brush, put } from './brush.tsx'
import { BIRCH, BOULDER, cottage, COW, LYING_CASK, PINE, SHEEP, SMOKE, STOOK, tent } from './things.ts'

/** For tiles that are neither landmarks nor portraits. */
export const SCENE_KINDS = [
  'village',
  'town',
  'castle',
  'home-village',
  'home-castle',
  'loch',
  'sheep',
  'cattle',
  'drove',
  'wood',
  'stone',
  'barley',
  'sawmill',
  'hill-farm',
  'priory',
  'distillery',
  'fair',
  'butcher',
  'grocer',
  'tavern',
  'bridge',
  'chapel',
  'other',
  'end',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

const SLATE = '#5c7086'
const THATCH = '#c19a54'
const BRICK = '#b4553c'

/** A tower house: corbelled turrets, stepped gables. */
const TOWER_HOUSE: readonly Brush[] = [
  ['#aab2ba', 'M-34 0V-22h5v4h5v-4h5v4h5v-4h5V0zM12 0V-26h5v4h5v-4h5v4h6V0z'],
  ['#c5ccd2', 'M-16 0V-40h-3v-9H19v9H16V0z'],
  ['#53657a', 'M-14-49L-6-62H8L15-49z'],
  ['#c5ccd2', 'M-21-37V-53h8v16zM13-37V-53h8v16z'],
  ['#53657a', 'M-23-52L-17-64-11-52zM11-52L17-64 23-52z'],
  ['#0002', 'M5 0V-40H3v-9H19v9H16V0zM24 0v-22h3v-4 4h6V0z'],
  ['#2d2a2b', 'M-5 0V-11c0-7 10-7 10 0V0zM-8-32h4v7h-4zM5-32h4v7H5zM-1.500-46h3v5h-3zM-29-14h3v6h-3zM21-16h3v6h-3z'],
]

const saltire = (x: number, y: number): readonly Brush[] =>
  put(
    [
      ['none', 'M0 0V-16'],
      ['#2c5d9b', 'M0-16H15V-6H0z'],
      ['#f6f2e6', 'M0-16L3-16 15-8V-6H12L0-14zM15-16V-14L3-6H0V-8L12-16z'],
    ],
    x,
    y,
  )

const shop = (roof: string, awning: string): readonly Brush[] => [
  ['#efe3c8', 'M20 64V34H80V64z'],
  [roof, 'M14 36L26 14H74L86 36z'],
  ['#fff2', 'M14 36L26 14H36L26 36z'],
  ['#8a8f96', 'M64 15V4h8v11z'],
  ['#4b3527', 'M45 64V48H56V64z'],
  ['#f3c65a', 'M26 46H40V58H26zM61 46H75V58H61z'],
  ['#fbf5e6', 'M18 36H82L87 46H13z'],
  [awning, 'M18 36H27L24 46H13zM36 36H45L44 46H34zM55 36H64L66 46H56zM73 36H82L87 46H76z'],
]

/** Drawn with their foot at 64 and at most as high as 8. */
export const SCENES: { readonly [K in SceneKind]: readonly Brush[] } = {
  village: [
    ...put(PINE, 88, 56, 0.7),
    ...put(SMOKE, 31, 20, 0.8),
    ...put(cottage(SLATE, '#e9e2d2'), 28, 50, 0.95),
    ...put(cottage(BRICK), 56, 56, 1.05),
    ...put(cottage(THATCH, '#fbf7ec'), 22, 65, 1.1),
  ],
  town: [
    ['#d6d9d6', 'M44 56V22H58V56z'],
    ['#53657a', 'M42 23L51 4 60 23z'],
    ['#2d2a2b', 'M49 30h4v7h-4z'],
    ...put(cottage(SLATE, '#e9e2d2'), 20, 50, 0.9),
    ...put(cottage(THATCH, '#f1dfc0'), 66, 52, 0.9),
    ...put(cottage(BRICK), 44, 62, 1),
    ...put(cottage(SLATE, '#f6e9cf'), 14, 65, 0.95),
    ...put(cottage(BRICK, '#e9e2d2'), 72, 66, 0.85),
  ],
  castle: [...put(TOWER_HOUSE, 50, 66, 0.76), ...saltire(50, 18)],
  'home-village': [
    ...put(BIRCH, 84, 60, 1),
    ...put(SMOKE, 41, 14, 1),
    ...put(cottage(THATCH, '#fbf7ec'), 38, 62, 1.55),
    ...put(BIRCH, 12, 64, 1.1),
    ['none', 'M70 58v7M78 58v7M86 58v7M66 60.500H92M66 63.500H92'],
  ],
  'home-castle': [
    ...put(TOWER_HOUSE, 48, 66, 0.78),
    ...saltire(48, 17),
    ...put(PINE, 90, 66, 0.7),
    ...put(PINE, 8, 66, 0.6),
  ],
  loch: [],
  sheep: [
    ['none', 'M4 38c14-3 24-3 36-1M10 33v8M22 32v8M34 32v8'],
    ...put(SHEEP, 66, 44, 0.85),
    ...put(SHEEP, 30, 54, 1.15),
    ...put(SHEEP, 66, 64, 1.35),
  ],
  cattle: [...put(COW, 76, 43, 0.8, -1), ...put(COW, 38, 63, 1.3)],
  drove: [
    ...put(COW, 66, 47, 0.95),
    ...put(SHEEP, 18, 48, 0.85),
    ...put(SHEEP, 40, 63, 1.25),
    ...put(SHEEP, 76, 66, 1.05),
    ['#4d6b57', 'M15 65V50c0-5 9-5 9 0v15z'],
    ['#e7bd97', 'M16 45a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z'],
    ['#2c4a7c', 'M14.500 43c0-4 10-4 10 0z'],
    ['none', 'M28 40V66'],
  ],
  wood: [
    ...put(PINE, 30, 44, 0.8),
    ...put(PINE, 70, 45, 0.85),
    ...put(PINE, 50, 54, 1.2),
    ...put(PINE, 16, 60, 1),
    ...put(PINE, 84, 61, 1),
    ['#8a5a2e', 'M34 60H58V68H34z'],
    ['#e3bd85', 'M34 60c3.500 0 3.500 8 0 8s-3.500-8 0-8z'],
    ['#8a5a2e', 'M40 53.500H64V61H40z'],
    ['#e3bd85', 'M40 53.500c3.500 0 3.500 7.500 0 7.500s-3.500-7.500 0-7.500z'],
  ],
  stone: [
    ['#8d949b', 'M14 64L20 40 32 32 38 12 54 8 66 26 76 34 88 64z'],
    ['#b9bfc5', 'M38 12L54 8 58 24 44 34 34 30zM20 40L32 32 36 46 28 64H14zM60 40L76 34 80 48 66 54z'],
    ['#6d747c', 'M44 34L58 24 62 40 56 64H42z'],
    ['#d8dce0', 'M30 56L42 52 50 57V68H30zM56 59L66 56 74 60V69H56z'],
    ['#0002', 'M42 60L50 57V68H42zM66 61L74 60V69H66z'],
    ['#7a4f2c', 'M22 34L24 32.500 40 56 37.500 57.500z'],
    ['#3c444c', 'M13 40C14 30 22 25 32 27 25 29 19 33 16 41z'],
  ],
  barley: [
    ...put(STOOK, 26, 40, 0.85),
    ...put(STOOK, 54, 38, 0.8),
    ...put(STOOK, 80, 42, 0.85),
    ...put(STOOK, 66, 62, 1.3),
    ...put(STOOK, 32, 64, 1.45),
  ],
  sawmill: [
    ...put(PINE, 20, 46, 0.95),
    ...put(PINE, 36, 42, 0.8),
    ...put(PINE, 10, 60, 0.9),
    ['#9aa1a8', 'M48 52L56 28 66 20 76 30 86 34 94 52z'],
    ['#c0c6cb', 'M56 28L66 20 70 34 60 42z'],
    ['#8a5a2e', 'M22 58H48V66H22z'],
    ['#e3bd85', 'M22 58c3.500 0 3.500 8 0 8s-3.500-8 0-8z'],
    ['#8a5a2e', 'M28 50.500H52V58H28z'],
    ['#e3bd85', 'M28 50.500c3.500 0 3.500 7.500 0 7.500s-3.500-7.500 0-7.500z'],
    ...put(BOULDER, 66, 66, 1),
    ...put(BOULDER, 82, 65, 1.1),
    ...put(BOULDER, 74, 56, 0.9),
  ],
  'hill-farm': [
    ['#8d949b', 'M4 54L14 24 26 12 38 28 46 34 54 54z'],
    ['#b9bfc5', 'M14 24L26 12 30 28 20 40z'],
    ...put(BOULDER, 18, 64, 1.25),
    ...put(BOULDER, 36, 66, 1),
    ...put(STOOK, 60, 48, 0.95),
    ...put(STOOK, 84, 50, 0.95),
    ...put(STOOK, 70, 66, 1.35),
  ],
  priory: [
    ['#d8cfbd', 'M14 64V34H60V64z'],
    ['#5c7086', 'M8 36L18 20H58L64 36z'],
    ['#e4dccb', 'M58 64V22H82V64z'],
    ['#53657a', 'M55 24L70 4 85 24z'],
    ['#c79a34', 'M69-3h2V0h2.500V2H71V6H69V2H66.500V0H69z'],
    ['#3f6f94', 'M66 38c0-8 8-8 8 0V48H66zM20 46c0-7 7-7 7 0V54H20zM34 46c0-7 7-7 7 0V54H34zM48 46c0-7 7-7 7 0V54H48z'],
    ['#4b3527', 'M66 64V56c0-4 8-4 8 0V64z'],
    ['#0002', 'M76 64V22H82V64z'],
  ],
  distillery: [
    ['#e9ddc4', 'M10 64V42H52V64z'],
    ['#5c7086', 'M5 44L14 30H50L57 44z'],
    ['#f1e7d0', 'M52 64V32H82V64z'],
    ['#43525f', 'M48 34L58 18H76L86 34zM61 19V11H73V19zM57 12L67 2 77 12z'],
    ['#0002', 'M70 64V34H82V64z'],
    ['#2d2a2b', 'M18 64V52H28V64zM61 40h10V50H61z'],
    ['#f3c65a', 'M35 49H44V56H35z'],
    ['#c9803a', 'M88 64V52C88 46 96 46 96 52V64zM92 47C90 40 94 38 92 32L94.500 31C97 38 94 41 94.500 47z'],
    ...put(LYING_CASK, 44, 67, 0.85),
    ...put(LYING_CASK, 64, 67, 0.85),
    ...put(LYING_CASK, 54, 56, 0.85),
  ],
  fair: [
    ...put(tent('#2c5d9b'), 24, 54, 1.05),
    ...put(tent('#c25a22'), 76, 54, 1.05),
    ...put(tent('#8d3a74'), 50, 66, 1.25),
    ['none', 'M24 12Q37 22 50 17Q63 22 76 12'],
    ['#e0b23c', 'M30 16.500l4 6 2-4.500zM62 18l2 6 5-4.500z'],
  ],
  butcher: [
    ...shop('#7d3b34', '#b23b2a'),
    ['#d9848a', 'M31 48c6-1 9 3 8 8-2 4-7 4-9 0-1-3-1-6 1-8z'],
    ['#fbf5e6', 'M33 58l1 6.500h2.500L35.500 58z'],
    ['#d9848a', 'M67 47c5-1 8 3 7 7-2 3-6 3-8 0-1-3-1-5 1-7z'],
    ['#fbf5e6', 'M69 56l1 6h2.500L71 56z'],
    ['#c9d0d6', 'M38 18H58V29C51 31 43 30 38 27z'],
    ['#4b3527', 'M58 19H68V23.500H58z'],
  ],
  grocer: [
    ...shop('#4d6b57', '#3f7a4d'),
    ['#8a5a2e', 'M12 58H36V67H12zM64 58H88V67H64z'],
    ['#c8402c', 'M13 58a3.600 3.600 0 1 1 7.200 0zM20 58a3.600 3.600 0 1 1 7.200 0z'],
    ['#e6a91f', 'M28 58a3.600 3.600 0 1 1 7.200 0zM65 58a3.600 3.600 0 1 1 7.200 0z'],
    ['#7fae55', 'M72 58a3.600 3.600 0 1 1 7.200 0zM80 58a3.600 3.600 0 1 1 7.200 0z'],
    ['#e0b23c', 'M50 19c4 3 4 7 0 10-4-3-4-7 0-10zM50 30c-5 0-7-3-7-6 4 0 6 2 7 6 1-4 3-6 7-6 0 3-2 6-7 6z'],
  ],
  tavern: [
    ['#ecd9b0', 'M14 64V32H66V64z'],
    ['#5b3d22', 'M14 32H66V36H14zM14 47H66V50H14zM28 32H31.500V50H28zM48 32H51.500V50H48z'],
    ['#43525f', 'M8 34L20 12H60L72 34z'],
    ['#8c4a34', 'M48 14V3h9V14z'],
    ['#f7c64c', 'M34 38H46V46H34zM18 53H30V61H18zM18 38H26V46H18z'],
    ['#4b2f1c', 'M42 64V52H54V64z'],
    ['none', 'M66 34H94M80 34V39'],
    ['#b98a3a', 'M72 44H88V64H72zM88 47c8 0 8 13 0 13V56.500c4 0 4-6 0-6z'],
    ['#fdf8e8', 'M71 46c-1-6 4-8 6-5 2-4 8-3 8 0 5-1 5 5 3 6 0 3-4 3-5 0-2 3-6 3-7 0-2 2-5 1-5-1z'],
  ],
  bridge: [...put(cottage(SLATE), 18, 52, 0.85), ...put(PINE, 88, 50, 0.8), ...put(PINE, 76, 46, 0.6)],
  chapel: [
    ['#e3ddd0', 'M22 64V40H62V64z'],
    ['#5c7086', 'M17 42L26 26H60L67 42z'],
    ['#efeadd', 'M56 64V34L68 18 80 34V64z'],
    ['#e3ddd0', 'M63 24V12H73V24z'],
    ['#43525f', 'M61 13L68 2 75 13z'],
    ['#2d2a2b', 'M66 15h4v6h-4zM64 64V54c0-6 8-6 8 0V64z'],
    [
      '#8d5aa8',
      'M28 46c0-6 7-6 7 0V56H28zM43 46c0-6 7-6 7 0V56H43zM64.500 40a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z',
    ],
    ['#b5b9b4', 'M7 66V48H4V44H7V39H11V44H14V48H11V66z'],
    ['none', 'M4.500 46a4.500 4.500 0 1 1 9 0 4.500 4.500 0 1 1-9 0z'],
    ...put(BIRCH, 90, 64, 0.95),
  ],
  other: [
    ['#8b939a', 'M18 64L20 36 26 28 31 38 32 64zM42 64L43 26 49 18 56 24 58 64zM68 64L70 38 75 30 82 34 83 64z'],
    ['#fff3', 'M18 64L20 36 26 28 25 64zM42 64L43 26 49 18 48 64zM68 64L70 38 75 30 74 64z'],
    ['none', 'M49 34a4 4 0 1 1 0 8 4 4 0 1 1 0-8M49 46V56M24 46h4M74 46l4 3'],
  ],
  end: [
    [
      '#4c5560',
      'M10 64L11 42 15 36 20 42 22 64zM30 64L30 30 36 24 42 30 43 64zM58 64L57 30 63 24 70 30 71 64zM80 64L79 42 84 36 89 42 90 64z',
    ],
    ['#5d6772', 'M26 30L28 20H72L75 30z'],
    [
      '#fff2',
      'M10 64L11 42 15 36 15 64zM30 64L30 30 36 24 35 64zM58 64L57 30 63 24 62 64zM80 64L79 42 84 36 83 64zM26 30L28 20H72L72.500 22H32L30 30z',
    ],
  ],
}

/** Spans the river; drawn over it. */
export const BRIDGE_SPAN: readonly Brush[] = [
  ['#a9b0b6', 'M8 62Q50 34 92 62V92H82Q82 64 50 64T18 92H8z'],
  ['#0002', 'M18 92Q18 64 50 64T82 92H77Q77 68 50 68T23 92z'],
  ['#c3c9cd', 'M4 60Q50 30 96 60V66Q50 37 4 66z'],
  ['none', 'M20 62l2 6M32 55l3 6M44 52l1.500 6M56 52l-1.500 6M68 55l-3 6M80 62l-2 6'],
]
