import { ORDER } from '../../modules/order.ts'
import { afterEach, expect, test } from 'vitest'
import { cellarsStrategy } from '../../modules/cellars/opponents/index.ts'
import { councilStrategy } from '../../modules/council/opponents/index.ts'
import { englishmanStrategy } from '../../modules/englishman/opponents/index.ts'
import { haggisStrategy } from '../../modules/haggis/opponents/index.ts'
import { CHRONICLES } from '../../modules/list.ts'
import { mobsStrategy } from '../../modules/mobs/opponents/index.ts'
import { mountainStrategy } from '../../modules/mountain/opponents/index.ts'
import type { ChronicleId } from '../../modules/module-types.ts'
import { raceStrategy } from '../../modules/race/opponents/index.ts'
import { tomeStrategy } from '../../modules/tome/opponents/index.ts'
import { bindWritten, opening, playAll } from './chronicles.ts'
import { PLENTY, SHORT } from '../../modules/race/test/play.ts'

afterEach(bindWritten)

function watch(x: object, path: string, calls: Set<string>): () => void {
  const undo: (() => void)[] = []
  const entries: [string, unknown][] = Object.entries(x)
  for (const [key, value] of entries) {
    if (typeof value === 'function') {
      undo.push(() => void Object.assign(x, { [key]: value }))
      const watched = (...rest: unknown[]): unknown => {
        calls.add(`${path}.${key}`)
        return Reflect.apply(value, x, rest)
      }
      Object.assign(x, { [key]: watched })
    } else if (typeof value === 'object' && value !== null) undo.push(watch(value, `${path}.${key}`, calls))
  }
  return () => undo.forEach((one) => one())
}

const FOLDER = ['setUp', 'clone', 'view', 'imagine', 'blocked', 'lines', 'invariants'] as const
const EVENT_WORDS = [
  'activateAllOfType',
  'activateOpponentTiles',
  'coinsPerEventSide',
  'exchangeOnce',
  'exchangePerUnit',
  'flipLandmark',
  'ifClan',
  'ifPerson',
  'moveFromHomeCastleFree',
  'payScotsman',
  'payVp',
  'replaceScoringTable',
  'teleportScotsman',
] as const
const CALLED: { readonly [K in ChronicleId]: readonly string[] } = {
  race: [
    ...FOLDER,
    'checkArranged',
    ...['passed', 'gameScored'].map((at) => `acts.${at}`),
    ...['whyNotRemove', 'coinsScore'].map((question) => `questions.${question}`),
    ...['list', 'apply', 'grey'].map((part) => `freeActions.0.${part}`),
    'frames.castle.run',
    ...['actors', 'legal', 'apply'].map((door) => `frames.token.${door}`),
    ...['row', 'token'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'knowledge.tokensSeen.told',
    'strategy.worth',
    'strategy.prune',
    'strategy.point',
    'strategy.freeActions',
  ],
  mountain: [
    ...FOLDER,
    ...['turnBegan', 'passed', 'gameScored'].map((at) => `acts.${at}`),
    ...['mayEnter', 'whyNotEnter', 'whyNotOnTheWay', 'isFixed'].map((question) => `questions.${question}`),
    ...['toll', 'unload'].flatMap((kind) => ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`)),
    ...['toll', 'unload'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'strategy.worth',
    'strategy.prune',
  ],
  cellars: [
    ...FOLDER,
    ...['caskGained', 'casksPaid', 'ageing', 'passed', 'entered', 'tileLeft'].map((at) => `acts.${at}`),
    ...['mayEnter', 'whyNotEnter', 'whyNotAge'].map((question) => `questions.${question}`),
    ...['list', 'apply', 'grey'].map((part) => `freeActions.0.${part}`),
    ...['payCask', 'ageCask', 'sellCask'].flatMap((kind) =>
      ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`),
    ),
    ...['payCask', 'ageCask', 'sellCask', 'buyCellar'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'strategy.worth',
    'strategy.activation',
    'strategy.prune',
  ],
  englishman: [
    ...FOLDER,
    'acts.passed',
    'questions.whyNotStop',
    'questions.whyNotExtra',
    'questions.takePrice',
    'turns.0.frame',
    ...['englandToken', 'takeAllEnglandCoins', 'swapPieceWithTile'].map((word) => `ops.${word}`),
    'frames.englishman.run',
    ...['send', 'swap'].flatMap((kind) => ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`)),
    ...['send', 'swap'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'strategy.worth',
    'strategy.prune',
  ],
  tome: [
    ...FOLDER,
    'acts.eventTriggered',
    ...['whyNotEvent', 'bonus', 'leadTable'].map((question) => `questions.${question}`),
    ...EVENT_WORDS.map((word) => `ops.${word}`),
    'frames.resolving.run',
    'frames.exchanged.run',
    ...['event', 'flip', 'forfeit', 'exchange', 'borrow', 'recall', 'muster'].flatMap((kind) =>
      ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`),
    ),
    ...['event', 'flip', 'exchange'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'strategy.worth',
    'strategy.prune',
  ],
  council: [
    ...FOLDER,
    'checkArranged',
    ...['personTaken', 'tileLeft', 'gameScored'].map((at) => `acts.${at}`),
    ...['convene', 'vote'].flatMap((kind) => ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`)),
    ...['convene', 'vote'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'knowledge.voted.told',
    'strategy.worth',
    'strategy.prune',
  ],
  mobs: [
    ...FOLDER,
    'checkArranged',
    ...[
      'stackBegan',
      'turnBegan',
      'tileLeft',
      'placed',
      'landChanged',
      'scotsmanMoved',
      'produced',
      'gained',
      'markerPlaced',
      'turnEnded',
      'gameScored',
    ].map((at) => `acts.${at}`),
    ...['whyNotStop', 'stopPrice', 'hasDearCells', 'cellPrice', 'fieldPrice', 'held', 'scotsmenHeld'].map(
      (ask) => `questions.${ask}`,
    ),
    ...['list', 'apply', 'grey'].map((part) => `freeActions.0.${part}`),
    ...['mob', 'hire', 'lurk', 'steal', 'intercept', 'rehome'].flatMap((kind) =>
      ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`),
    ),
    ...[
      'penny',
      'recruit',
      'charge',
      'grab',
      'intercept',
      'declineTurn',
      'reserve',
      'hire',
      'lurk',
      'sneak',
      'steal',
      'shift',
      'rehome',
    ].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    'strategy.worth',
    'strategy.prune',
  ],
  haggis: [
    ...FOLDER,
    'checkArranged',
    ...['roundScored', 'gameScored'].map((at) => `acts.${at}`),
    'questions.whyNotTokens',
    'once.haggis',
    'frames.rolling.run',
    ...['haggis', 'putBack', 'privateRoll'].flatMap((kind) =>
      ['actors', 'legal', 'apply'].map((door) => `frames.${kind}.${door}`),
    ),
    ...['haggis', 'putBack', 'roll'].flatMap((verb) => [`verbs.${verb}.write`, `verbs.${verb}.read`]),
    ...['haggisDrawn', 'haggisPutBack'].map((event) => `knowledge.${event}.told`),
    'strategy.worth',
    'strategy.prune',
  ],
}
/** Two places a table, and tiles that give many tokens and casks: some tokens are put back, and rolls can be paid for. */
const HAGGIS = {
  arranged: { haggis: {}, A: ['G1', 'G2'], B: ['G3', 'G4'] },
  corrections: [
    { at: 'haggis.places', value: 2 },
    ...['G1', 'G2', 'G3', 'G4'].flatMap((face) => [
      { at: `tiles.${face}.once.haggis`, value: 3 },
      { at: `tiles.${face}.once.cask`, value: 2 },
    ]),
  ],
}
/** Casks from the first tiles on, so that some are aged and some are paid. */
const CASKS = {
  arranged: { A: ['W1'], B: ['W6', 'W2', 'V1', 'B13', 'W3'] },
  corrections: [
    ...['S1', 'S2', 'S3', 'S4', 'S5'].map((tile) => ({ at: `tiles.${tile}.once.cask`, value: 2 })),
    ...['W1', 'W2', 'W7'].map((tile) => ({ at: `tiles.${tile}.cost.stone`, value: 0 })),
    ...['W3', 'W6'].map((tile) => ({ at: `tiles.${tile}.cost.wood`, value: 0 })),
  ],
}
const STRATEGIES = {
  race: raceStrategy,
  mountain: mountainStrategy,
  cellars: cellarsStrategy,
  englishman: englishmanStrategy,
  tome: tomeStrategy,
  council: councilStrategy,
  mobs: mobsStrategy,
  haggis: haggisStrategy,
}
const GATHERINGS = ['T1', 'T2', 'T3', 'T4', 'T6', 'T7']
const EVENTFUL = GATHERINGS.flatMap((face) => [
  { at: `tiles.${face}.stack`, value: 'A' },
  { at: `tiles.${face}.activation.kind`, value: 'event' },
  ...['wood', 'stone', 'cask'].map((what) => ({ at: `tiles.${face}.cost.${what}`, value: 0 })),
])
const LANDMARKS = { A: ['A3', 'A4', 'A5'], B: ['B4', 'B5', 'B6'], C: ['C4', 'C5'], D: ['T8', 'D4', 'D5', 'D6'] }
const TOME = {
  arranged: { ...LANDMARKS, A: [...GATHERINGS, ...LANDMARKS.A, 'T5'] },
  corrections: [
    ...EVENTFUL,
    ...Object.values(LANDMARKS)
      .flat()
      .flatMap((face) =>
        ['wood', 'stone', 'barley', 'sheep', 'cattle', 'scotsman', 'cask'].map((what) => ({
          at: `tiles.${face}.cost.${what}`,
          value: 0,
        })),
      ),
  ],
}
/** GM2-X6: two of the words on its cards are also words of events. */
const ENGLISHMAN = {
  tome: true,
  arranged: { A: ['H1', 'H3', 'T1', 'T2', 'T3', 'T4'] },
  corrections: [
    ...EVENTFUL.slice(0, 20),
    { at: 'tiles.H3.stack', value: 'A' },
    { at: 'tiles.H3.cost.scotsman', value: 0 },
  ],
}
const SETUPS = {
  // With many points, boats come to castles in random play.
  race: { arranged: { race: {} }, corrections: [...PLENTY, ...SHORT] },
  mountain: {},
  cellars: CASKS,
  englishman: ENGLISHMAN,
  tome: TOME,
  council: { arranged: { council: [] } },
  mobs: { arranged: { mobs: [] }, corrections: [...PLENTY, { at: 'mobs.gangsters.3', value: 9 }] },
  haggis: HAGGIS,
}

const FIRST: { readonly [K in ChronicleId]?: readonly number[] } = { englishman: [87], tome: [2, 40, 3, 38, 4] }

test.each(ORDER)(
  'GM2-C0-1 a table with %s calls all that it lists and no other, and one without any calls none',
  (id) => {
    const calls = new Set<string>()
    const undo = ORDER.flatMap((one) => [
      watch(CHRONICLES[one], one, calls),
      watch(STRATEGIES[one], `${one}.strategy`, calls),
    ])
    const own = (): readonly string[] => [...calls].filter((name) => id !== 'englishman' || !name.startsWith('tome.'))
    bindWritten()
    playAll(opening('base'), 'base')
    expect([...calls]).toEqual([])
    for (const game of [...(FIRST[id] ?? []), ...Array.from({ length: 40 }, (_, n) => n)])
      if (own().length < CALLED[id].length)
        playAll(opening(`game ${game}`, { [id]: true, ...SETUPS[id] }), String(game))
    for (const one of undo) one()
    expect(own().toSorted()).toEqual(CALLED[id].map((name) => `${id}.${name}`).toSorted())
  },
)
