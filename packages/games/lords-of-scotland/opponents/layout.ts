import { inputList, inputsInTurn, ONE, oneTo, upTo } from '@bothy/kernel/strategy'
import { LINEAGES, MAX_SEATS, ROUNDS } from '../data/clans.ts'
import { BANDS, STRONGEST } from './cards.ts'

const lineageBands = LINEAGES.flatMap((lineage) => BANDS.map((band) => `${lineage}.${band}`))

/** Thresholds from far behind to far ahead: input k is on if the difference is above step k. */
export const LEADS = [-30, -20, -12, -7, -3, 0, 3, 7, 12, 20, 30] as const
export const SHORTFALLS = [-30, -20, -12, -7, -3] as const
export const POINTS = [6, 12, 18, 22, 26, 30, 33, 36] as const
export const HANDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const table = inputList()
export const TABLE = {
  names: table.names,
  at: {
    round: table.group('round', oneTo(ROUNDS)),
    claims: table.group('claims', ONE),
    turnsLeft: table.group('turnsLeft', upTo(ROUNDS + 1)),
    order: table.group('order', upTo(MAX_SEATS)),
    prize: table.group('prize', oneTo(MAX_SEATS)),
    prizeGap: table.group('prizeGap', oneTo(MAX_SEATS - 1)),
    place: table.group('place', upTo(MAX_SEATS)),
    lead: table.group('lead', LEADS),
    behindNext: table.group('behindNext', SHORTFALLS),
    reach: table.group('reach', upTo(ROUNDS + 1)),
    reachLead: table.group('reachLead', LEADS),
    nextReachLead: table.group('nextReachLead', LEADS),
    handBand: table.group('handBand', lineageBands),
    handCount: table.group('handCount', LINEAGES),
    handSum: table.group('handSum', LINEAGES),
    handStrength: table.group('handStrength', oneTo(STRONGEST)),
    handTotal: table.group('handTotal', ONE),
    aim: table.group('aim', LINEAGES),
    aimSpare: table.group('aimSpare', ONE),
    lineage: table.group('lineage', LINEAGES),
    canActivate: table.group('canActivate', LINEAGES),
    lowest: table.group('lowest', oneTo(STRONGEST)),
    lowestOf: table.group('lowestOf', LINEAGES),
    recruitBest: table.group('recruitBest', oneTo(3)),
    recruitLineage: table.group('recruitLineage', LINEAGES),
    recruitMatch: table.group('recruitMatch', ONE),
    recruitLow: table.group('recruitLow', ONE),
    unseenLineage: table.group('unseenLineage', LINEAGES),
    unseenBand: table.group('unseenBand', BANDS),
    unseenMean: table.group('unseenMean', ONE),
    wouldEnd: table.group('wouldEnd', ONE),
  },
} as const

const side = inputList()
export const SIDE = {
  names: side.names,
  at: {
    points: side.group('points', ONE),
    pointsAbove: side.group('pointsAbove', POINTS),
    winsWith: side.group('winsWith', ['first', 'second', 'both']),
    after: side.group('after', ONE),
    afterReaches: side.group('afterReaches', ONE),
    wouldWin: side.group('wouldWin', ONE),
    gain: side.group('gain', ONE),
    armyCards: side.group('armyCards', oneTo(ROUNDS)),
    sum: side.group('sum', ONE),
    total: side.group('total', ONE),
    estimate: side.group('estimate', ONE),
    isDoubled: side.group('isDoubled', ONE),
    oneLineage: side.group('oneLineage', ONE),
    faceDown: side.group('faceDown', oneTo(3)),
    rank: side.group('rank', ONE),
    claimsTwo: side.group('claimsTwo', ONE),
    kept: side.group('kept', ONE),
    handAtLeast: side.group('handAtLeast', HANDS),
    known: side.group('known', ONE),
    knownSum: side.group('knownSum', ONE),
    knownMatch: side.group('knownMatch', ONE),
    isNext: side.group('isNext', ONE),
    isHolder: side.group('isHolder', ONE),
    recruitMatch: side.group('recruitMatch', ONE),
  },
} as const

export const inputNames = (seats: number): readonly string[] =>
  inputsInTurn(
    seats,
    TABLE.names.map((name) => `table.${name}`),
    SIDE.names,
  )
