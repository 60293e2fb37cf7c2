import { type Frames, runner } from '@bothy/kernel'
import { SOURCES } from '../rules/log-events.ts'
import { BASE_FRAMES } from '../rules/frames/base.ts'
import {
  type ActHandlers,
  type Gathered,
  type OnceHandlers,
  type OpHandlers,
  type Questions,
  seam,
} from '../rules/hooks.ts'
import { type Acts } from '../rules/acts.ts'
import type { Action, Event, Frame, State } from '../rules/types.ts'
import type { Attached, Chronicle } from './chronicle.ts'
import { type ChronicleId, ORDER } from './module-types.ts'
import { FRAMES, MODULES } from './written/rules.ts'

export const CHRONICLES: { readonly [K in ChronicleId]: Chronicle<K> } = MODULES

/** Frequent kinds of the base first; a table meets only those of its own Chronicles. */
const ALL_FRAMES: Frames<State, Frame, Action, Event> = {
  ...BASE_FRAMES,
  ...FRAMES,
}

const NONE: readonly ChronicleId[] = []
export const idsIn = (inPlay: number): readonly ChronicleId[] =>
  inPlay === 0 ? NONE : ORDER.filter((id) => ((inPlay >> ORDER.indexOf(id)) & 1) === 1)

export function gather(inPlay: readonly Attached[]): Gathered {
  const acts = <M extends keyof Acts>(at: M): NonNullable<ActHandlers[M]>[] => inPlay.flatMap((it) => it.acts[at] ?? [])
  const asked = <Q extends keyof Questions>(q: Q): NonNullable<Attached['questions'][Q]>[] =>
    inPlay.flatMap((it) => it.questions[q] ?? [])
  let frames = ALL_FRAMES
  let ops: OpHandlers = {}
  let once: OnceHandlers = {}
  for (const it of inPlay) {
    frames = { ...frames, ...it.frames }
    ops = { ...ops, ...it.ops }
    once = { ...once, ...it.once }
  }
  const kinds = new Set([
    ...Object.keys(BASE_FRAMES).filter((kind) => kind !== 'moment' || inPlay.length > 0),
    ...inPlay.flatMap((it) => Object.keys(it.frames)),
  ])
  return {
    acts: {
      turnBegan: acts('turnBegan'),
      passed: acts('passed'),
      entered: acts('entered'),
      tileLeft: acts('tileLeft'),
      placed: acts('placed'),
      landChanged: acts('landChanged'),
      scotsmanMoved: acts('scotsmanMoved'),
      produced: acts('produced'),
      caskGained: acts('caskGained'),
      casksPaid: acts('casksPaid'),
      ageing: acts('ageing'),
      eventTriggered: acts('eventTriggered'),
      gained: acts('gained'),
      markerPlaced: acts('markerPlaced'),
      personTaken: acts('personTaken'),
      stackBegan: acts('stackBegan'),
      roundScored: acts('roundScored'),
      turnEnded: acts('turnEnded'),
      gameScored: acts('gameScored'),
      boatsPassed: acts('boatsPassed'),
      rewardTaken: acts('rewardTaken'),
      leavingMountain: acts('leavingMountain'),
      feastBegan: acts('feastBegan'),
      feastRolled: acts('feastRolled'),
      cardTurned: acts('cardTurned'),
    },
    questions: {
      mayEnter: asked('mayEnter'),
      whyNotEnter: asked('whyNotEnter'),
      whyNotStop: asked('whyNotStop'),
      whyNotRemove: asked('whyNotRemove'),
      whyNotExtra: asked('whyNotExtra'),
      whyNotAge: asked('whyNotAge'),
      whyNotEvent: asked('whyNotEvent'),
      stopPrice: asked('stopPrice'),
      takePrice: asked('takePrice'),
      whyNotOnTheWay: asked('whyNotOnTheWay'),
      hasDearCells: asked('hasDearCells'),
      cellPrice: asked('cellPrice'),
      fieldPrice: asked('fieldPrice'),
      held: asked('held'),
      bonus: asked('bonus'),
      leadTable: asked('leadTable'),
      coinsScore: asked('coinsScore'),
      castlesHeld: asked('castlesHeld'),
      isFixed: asked('isFixed'),
      whyNotTokens: asked('whyNotTokens'),
      isVisitor: asked('isVisitor'),
      coinsHeld: asked('coinsHeld'),
      scotsmenHeld: asked('scotsmenHeld'),
    },
    freeActions: inPlay.flatMap((it) => it.freeActions),
    turns: inPlay.flatMap((it) => it.turns),
    ops,
    once,
    sources: inPlay.length === 0 ? SOURCES : [...SOURCES, ...inPlay.flatMap((it) => it.sources)],
    runner: runner<State, Frame, Action, Event>(frames, (kind) => kinds.has(kind)),
  }
}

seam.bind((names) => gather(names.map((name) => CHRONICLES[name])))
