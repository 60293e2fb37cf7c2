import { type Checked, checkList, fork, hide, type Json, peek, shuffle } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { sourceNamed } from '../../../rules/frames/gain.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { Reason } from '../../../rules/types.ts'
import type { Chronicle } from '../../chronicle.ts'
import { EVERYBODY } from '../../haggis/data/index.ts'
import { PENNY } from './action-list.ts'
import { freeAction } from './free-action.ts'
import { askedOfMobs } from './asked.ts'
import { drawnFor, factsOf, GANGSTER_IDS, gangsterNamed, LURKERS, MALT, WANDER } from '../data/index.ts'
import * as anderson from './gangsters/anderson.ts'
import * as boats from './gangsters/boats.ts'
import * as claimer from './gangsters/claimer.ts'
import * as feasters from './gangsters/feasters.ts'
import * as laird from './gangsters/laird.ts'
import * as lurkers from './gangsters/lurkers.ts'
import * as mail from './gangsters/mail.ts'
import * as snitch from './gangsters/snitch.ts'
import * as sponge from './gangsters/sponge.ts'
import * as trick from './gangsters/trick.ts'
import * as wander from './gangsters/wander.ts'
import { askMob, gameScored, mob, stackBegan, whyNotPenny } from './recruit.ts'
import { allTokens, bossOf, hasGangster, hasTile, mobsOf, penaltiesOf, penniesOf, poolAt, spotOf } from './queries.ts'
import type { MobsModuleTypes } from './types.ts'
import { verbs } from './verbs.ts'
import { view } from './view.ts'

type Slice = MobsModuleTypes['state']
const { TOKEN_STREAM } = boats

const checkArranged = (raw: Json, at: string): Checked<string[]> =>
  checkList<string>(
    raw,
    at,
    (x, before): x is string => typeof x === 'string' && gangsterNamed(x) !== undefined && !before.includes(x),
  )

const AT_THE_PRISON: Reason = { why: 'mob', rule: 'GM2-C8-2' }
const FOR_A_GANGSTER: Reason = { why: 'mob', rule: 'GM2-C8-4' }

export const mobs: Chronicle<'mobs'> = {
  tiles: { joining: [], laid: [], replaced: [] },
  checkArranged,
  /** GM2-C8-1. */
  setUp(s, rng, arranged, events) {
    s.rng[TOKEN_STREAM] = fork(rng)
    const pool = poolAt(s)
    const first = (arranged ?? []).flatMap((name) => gangsterNamed(name) ?? []).filter((it) => pool.includes(it))
    const rest = pool.filter((gangster) => !first.includes(gangster))
    shuffle(rest, rng)
    const { pennies } = contentOf(s).mobs
    const drawn = [...first, ...rest].slice(0, drawnFor(contentOf(s).mobs, s.seats))
    const prison = drawn.filter((gangster) => factsOf(gangster).back === 'S')
    const hidden = drawn.filter((gangster) => factsOf(gangster).back === 'B')
    events?.push({ type: 'gangstersDrawn', gangsters: prison.slice(), hidden: hidden.length })
    return {
      prison,
      hidden: hide(hidden),
      boss: GANGSTER_IDS.map(() => NOBODY),
      pennies: GANGSTER_IDS.map(() => 0),
      minus: s.coins.map(() => pennies),
      plus: s.coins.map(() => 0),
      tokens: GANGSTER_IDS.map(() => 0),
      at: GANGSTER_IDS.map(() => null),
      coins: 0,
      quiet: 0,
      sponged: 0,
      charged: [],
      reserved: null,
      staked: [],
      rerolled: 0,
    }
  },
  clone: (mine: Slice): Slice => ({
    prison: mine.prison.slice(),
    hidden: hide(peek(mine.hidden).slice()),
    boss: mine.boss.slice(),
    pennies: mine.pennies.slice(),
    minus: mine.minus.slice(),
    plus: mine.plus.slice(),
    tokens: mine.tokens.slice(),
    at: mine.at.slice(),
    coins: mine.coins,
    quiet: mine.quiet,
    sponged: mine.sponged,
    charged: mine.charged.slice(),
    reserved: mine.reserved,
    staked: mine.staked.slice(),
    rerolled: mine.rerolled,
  }),
  view,
  /** GM2-C8-7: any of those that have a B on the back, drawn or not. */
  imagine(s, _viewer, rng) {
    const mine = mobsOf(s)
    const count = peek(mine.hidden).length
    if (count === 0) return
    const backs = poolAt(s).filter((gangster) => factsOf(gangster).back === 'B')
    shuffle(backs, rng)
    mine.hidden = hide(backs.slice(0, count))
  },
  blocked(s, seat, { grey, elsewhere }) {
    const f = askedOfMobs(s)
    if (f?.seat !== seat) return
    if (f.kind === 'mob') for (const gangster of mobsOf(s).prison) grey(PENNY[gangster], () => whyNotPenny(s, seat))
    elsewhere(f.kind === 'mob' ? AT_THE_PRISON : FOR_A_GANGSTER)
  },
  acts: {
    stackBegan,
    turnBegan: laird.turnBegan,
    entered: trick.entered,
    leavingMountain: trick.leavingMountain,
    tileLeft: laird.tileLeft,
    placed: lurkers.placed,
    landChanged: lurkers.landChanged,
    scotsmanMoved: lurkers.scotsmanMoved,
    produced: mail.produced,
    gained: sponge.gained,
    markerPlaced: wander.markerPlaced,
    boatsPassed: boats.boatsPassed,
    rewardTaken: boats.rewardTaken,
    feastBegan: feasters.feastBegan,
    feastRolled: feasters.feastRolled,
    cardTurned: (s, { card }, events) => claimer.cardTurned(s, card, events),
    turnEnded(s, { seat }, events) {
      laird.endReservation(s, seat, events)
      askMob(s, seat)
    },
    gameScored,
  },
  questions: {
    whyNotStop: laird.whyNotStop,
    stopPrice: laird.stopPrice,
    hasDearCells: lurkers.hasDearCells,
    cellPrice: lurkers.cellPrice,
    fieldPrice: wander.fieldPrice,
    held(s, seat, category) {
      if (category === 'scotsmen') return lurkers.heldInCastles(s, seat)
      return category === 'landmarks' ? claimer.heldCards(s, seat) : 0
    },
    isVisitor: (s, seat) => hasGangster(s, seat, MALT),
    castlesHeld: lurkers.castlesHeld,
    scotsmenHeld: lurkers.scotsmenHeld,
    coinsHeld: (s) => mobsOf(s).coins,
  },
  freeActions: [freeAction],
  turns: [],
  ops: {},
  once: {},
  sources: ['gangsters', 'pennies', 'sponge'],
  frames: {
    mob,
    hire: lurkers.hire,
    lurk: lurkers.lurk,
    steal: snitch.steal,
    intercept: mail.intercept,
    rehome: anderson.rehome,
    trick: trick.trick,
    stake: claimer.stake,
    slip: boats.slip,
    second: boats.second,
    barging: boats.barging,
    demand: feasters.demand,
    surrender: feasters.surrender,
    reroll: feasters.reroll,
  },
  verbs,
  knowledge: {
    gangstersDrawn: { reveals: true, told: 'all' },
    gangstersCame: { reveals: true, told: 'all' },
    pennyPlaced: { reveals: false, told: 'all' },
    recruited: { reveals: false, told: 'all' },
    fieldCharged: { reveals: false, told: 'all' },
    chargePaid: { reveals: false, told: 'all' },
    chargeGone: { reveals: false, told: 'all' },
    rowGrabbed: { reveals: false, told: 'all' },
    intercepted: { reveals: false, told: 'all' },
    tileReserved: { reveals: false, told: 'all' },
    reservePaid: { reveals: false, told: 'all' },
    reserveGone: { reveals: false, told: 'all' },
    lairdTurned: { reveals: false, told: 'all' },
    hired: { reveals: false, told: 'all' },
    lurked: { reveals: false, told: 'all' },
    sneaked: { reveals: false, told: 'all' },
    stolen: { reveals: false, told: 'all' },
    darkiePaid: { reveals: false, told: 'all' },
    sponged: { reveals: false, told: 'all' },
    shifted: { reveals: false, told: 'all' },
    tricked: { reveals: false, told: 'all' },
    staked: { reveals: false, told: 'all' },
    stakeGone: { reveals: false, told: 'all' },
    pennySlipped: { reveals: false, told: 'all' },
    secondDrawn: { reveals: false, told: 'all' },
    barged: { reveals: false, told: 'all' },
    demanded: { reveals: false, told: 'all' },
    surrendered: {
      reveals: true,
      told: (e, viewer) =>
        e.seen === EVERYBODY || (viewer !== null && ((e.seen >> viewer) & 1) === 1) ? e : { ...e, value: null },
    },
    rerollOpen: { reveals: true, told: 'all' },
    rerolled: { reveals: true, told: 'all' },
    mobsScored: { reveals: false, told: 'all' },
  },
  lines(s, seat) {
    const { minus, plus } = mobsOf(s)
    const gangsters = mobsOf(s).boss.filter((boss) => boss === seat).length
    const sponged = s.gained[seat][sourceNamed(s, 'sponge')]
    return [
      { category: 'gangsters', points: 0 - penaltiesOf(s, seat), counts: true, detail: { gangsters } },
      {
        category: 'pennies',
        points: penniesOf(s, seat),
        counts: true,
        detail: { plus: plus[seat], minus: minus[seat] },
      },
      ...(sponged === 0 ? [] : [{ category: 'sponge', points: sponged, counts: true, detail: null }]),
    ]
  },
  invariants(s, hold) {
    const mine = mobsOf(s)
    const pool = poolAt(s)
    const { pennies } = contentOf(s).mobs
    const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
    const held = GANGSTER_IDS.filter((gangster) => bossOf(s, gangster) !== NOBODY)
    const drawn = [...mine.prison, ...peek(mine.hidden), ...held]
    hold(
      new Set(drawn).size === drawn.length &&
        drawn.length === drawnFor(contentOf(s).mobs, s.seats) &&
        drawn.every((gangster) => pool.includes(gangster)),
      'GM2-C8-1 gangsters are in one place, those of other Chronicles only with these',
    )
    hold(
      sum(mine.minus) + sum(mine.plus) + sum(mine.pennies) === pennies * s.seats &&
        [...mine.minus, ...mine.plus, ...mine.pennies].every((n) => n >= 0),
      'GM2-C8-1 pennies are neither made nor lost',
    )
    hold(
      mine.pennies.every((n, gangster) => n === 0 || mine.prison.includes(gangster)),
      'GM2-C8-2 pennies lie on gangsters in prison',
    )
    hold(
      GANGSTER_IDS.every(
        (gangster) =>
          (mine.tokens[gangster] & ~allTokens(gangster)) === 0 &&
          (mine.tokens[gangster] === 0 || held.includes(gangster)),
      ),
      'GM2-C8-4 tokens are those of a gangster that a player has',
    )
    hold(mine.coins >= 0 && mine.coins <= contentOf(s).mobs.mailCoins, 'GM2-C8-4 coins on Bruce McMail')
    hold(
      LURKERS.every((gangster) => {
        const spot = spotOf(s, gangster)
        if (spot === null) return true
        const isMoving = s.stack.some(
          (f) =>
            (f.kind === 'lurk' && f.gangster === gangster) ||
            (f.kind === 'moment' && f.at === 'landChanged' && 'cell' in f.about && f.about.cell === spot.cell),
        )
        return isMoving || (spot.of !== bossOf(s, gangster) && hasTile(s, spot))
      }),
      'GM2-C8-4 a hired Scotsman stands on a tile of a rival',
    )
    hold(
      mine.charged.every(({ field }) => ((s.marked >> field) & 1) === 0 || contentOf(s).fields[field].repeatable) &&
        (mine.charged.length === 0 || bossOf(s, WANDER) !== NOBODY),
      'GM2-C8-4 tokens lie on free clan fields',
    )
    hold(
      mine.reserved === null ||
        s.rondel.includes(mine.reserved.tile) ||
        s.stack.some((f) => f.kind === 'moment' && f.at === 'tileLeft'),
      'GM2-C8-4 a reserved tile is on the rondel until it is paid',
    )
  },
}
