import type { SeatInfo, StateMessage, TableInfo } from '@bothy/protocol'

export const TABLE = 'table-0001'

type Person = Extract<SeatInfo, { readonly kind: 'person' }>

export const OPEN: SeatInfo = { kind: 'open' }
export const BOT: SeatInfo = { kind: 'bot', name: 'Morag', level: 'easy' }
export const person = (name: string, over: Partial<Person> = {}): Person => ({
  kind: 'person',
  name,
  online: true,
  mine: false,
  away: null,
  ready: true,
  resigned: false,
  ...over,
})

export const tableInfo = (over: Partial<TableInfo> = {}): TableInfo => ({
  id: TABLE,
  game: 'lords-of-scotland',
  status: 'playing',
  visibility: 'private',
  friendly: false,
  hints: false,
  rated: false,
  host: true,
  hostSeat: 0,
  seats: [person('Ailsa', { mine: true }), { kind: 'bot', name: 'Rory', level: 'easy' }],
  colours: [0, 1],
  setup: {},
  created: 0,
  changed: 0,
  commitment: null,
  seed: null,
  toAct: [0],
  myTurn: true,
  progress: 0,
  ended: null,
  imported: false,
  pace: null,
  left: [],
  talk: 'seated',
  begins: null,
  halted: false,
  standIns: [],
  absent: [],
  next: null,
  ...over,
})

export const stateMessage = (over: Partial<StateMessage> = {}): StateMessage => ({
  type: 'state',
  table: TABLE,
  seat: 0,
  version: 0,
  ply: 0,
  actors: [0],
  answered: [],
  view: null,
  legal: [],
  blocked: [],
  warned: [],
  tally: [],
  log: [],
  from: -1,
  canUndo: 'no',
  canRedo: false,
  request: null,
  result: null,
  thinking: [],
  clock: null,
  ...over,
})
