import { refuseSetup } from '@bothy/kernel'
import { CARDS, cardNamed } from '../../../data/cards.ts'
import { sourceNamed } from '../../../rules/frames/gain.ts'
import type { Chronicle } from '../../chronicle.ts'
import { EVENT, FLIP, readExchange } from './actions.ts'
import { blocked } from './blocked.ts'
import { borrow } from './borrow.ts'
import { TOME_TILES } from '../data/index.ts'
import { event, exchange, exchanged, flip, resolving } from './frames.ts'
import { ops } from './ops.ts'
import { landmarkBonus, leadTable, tablesOfTurned, tomeOf, turnedOf, whyNotEvent } from './queries.ts'
import { forfeit, muster, recall } from './scotsmen.ts'
import { view } from './view.ts'

export const tome: Chronicle<'tome'> = {
  tiles: { joining: TOME_TILES, laid: [], replaced: [] },
  /** Nothing is drawn, so nothing can be arranged. */
  checkArranged: (_raw, at) => refuseSetup(at, 'bad-arrangement'),
  setUp: (s) => ({ turned: 0, tables: s.coins.map(() => []) }),
  clone: ({ turned, tables }) => ({ turned, tables: tables.map((own) => own.slice()) }),
  view,
  /** Both sides of every card are public. */
  imagine: () => undefined,
  blocked,
  acts: {
    eventTriggered: (s, { seat }) => void s.stack.push({ kind: 'event', seat }),
  },
  questions: { whyNotEvent, bonus: landmarkBonus, leadTable },
  freeActions: [],
  turns: [],
  ops,
  once: {},
  sources: ['event'],
  frames: { event, resolving, flip, forfeit, exchange, exchanged, borrow, recall, muster },
  verbs: {
    event: {
      write: (a) => CARDS[a.card],
      read(rest) {
        const card = cardNamed(rest)
        return card === undefined ? null : EVENT[card]
      },
    },
    flip: {
      write: (a) => CARDS[a.card],
      read(rest) {
        const card = cardNamed(rest)
        return card === undefined ? null : FLIP[card]
      },
    },
    exchange: {
      write: ({ goods, by }) => [...goods, ...(by === null ? [] : [by])].join(' '),
      read: readExchange,
    },
  },
  knowledge: {
    cardTurned: { reveals: false, told: 'all' },
    tableReplaced: { reveals: false, told: 'all' },
    tileBorrowed: { reveals: false, told: 'all' },
  },
  lines: (s, seat) => [
    {
      category: 'event',
      points: s.gained[seat][sourceNamed(s, 'event')],
      counts: true,
      detail: { turned: turnedOf(s, seat).length },
    },
  ],
  invariants(s, hold) {
    const { turned, tables } = tomeOf(s)
    hold(
      CARDS.every((_, card) => ((turned >> card) & 1) === 0 || s.cards.some((own) => own.includes(card))),
      'GM2-C6-3 a turned card has an owner',
    )
    hold(
      tables.length === s.seats && tables.every((own) => new Set(own).size === own.length),
      'GM2-C6-6 a table is replaced once',
    )
    hold(
      tables.every((own, seat) => own.every((table) => tablesOfTurned(s, seat).includes(table))),
      'GM2-C6-6 a better table belongs to a turned card of its player',
    )
  },
}
