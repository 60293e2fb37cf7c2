import { follow, itsSeat } from '@bothy/kernel'
import { notAsked } from '../actions.ts'
import { FERGUSSON_START_WORKERS } from '../../data/clans.ts'
import { START_WORKERS } from '../../data/limits.ts'
import { unitId } from '../../data/units.ts'
import { CLAN } from '../topics/board.ts'
import { priceOf } from '../topics/cost.ts'
import { listStarts } from '../topics/list-placements.ts'
import { placeUnit } from '../topics/reach.ts'
import type { Frame } from '../types.ts'
import { type AskOf, PREPARATION, START, STARTER, type StepOf } from './frame.ts'

/** COC-20, COC-86: one worker each in turn order, one each the other way round, Fergusson's third last. */
export const starters: StepOf<'starters'> = {
  run(s) {
    s.stack.pop()
    s.pairs = []
    const frames: Frame[] = s.order.map((seat) => STARTER[seat])
    for (let worker = 1; worker < START_WORKERS; worker++)
      frames.push(...s.order.toReversed().map((seat) => STARTER[seat]))
    for (const seat of s.order)
      if (s.clan[seat] === CLAN.fergusson)
        for (let worker = START_WORKERS; worker < FERGUSSON_START_WORKERS; worker++) frames.push(STARTER[seat])
    follow<Frame>(s.stack, ...frames, PREPARATION)
  },
}

/** COC-102: a worker for whom there is no space is left out. */
export const starter: StepOf<'starter'> = {
  run(s, f, events) {
    s.stack.pop()
    if (listStarts(s, f.seat, null) > 0) s.stack.push(START[f.seat])
    else events?.push({ type: 'workerLeftOut', seat: f.seat })
  },
}

export const start: AskOf<'start'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listStarts(s, f.seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'place') return notAsked(a, f.kind)
    s.stack.pop()
    const unit = unitId(a.unit)
    const money = priceOf(s, seat, unit, a.hex, false)
    s.money[seat] -= money
    placeUnit(s, seat, unit, a.hex)
    events?.push({ type: 'unitPlaced', seat, unit: a.unit, hex: a.hex, money, start: true, free: false })
  },
}
