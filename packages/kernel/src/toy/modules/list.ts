import { type Frames, type RngState, runner, type ScoreLine, type Seat } from '../../index.ts'
import { BASE_FRAMES } from '../frames.ts'
import type { Action, Event, Frame, State, View } from '../types.ts'
import { council } from './council.ts'
import type { Module } from './module.ts'
import { raven } from './raven.ts'
import { seam } from './seam.ts'
import { type ModuleId, type ModuleTypes, ORDER } from './types.ts'

export const MODULES: { readonly [K in ModuleId]: Module<K> } = { council, raven }

const frames: Frames<State, Frame, Action, Event> = { ...BASE_FRAMES, ...raven.frames, ...council.frames }

/** Gathered once for each combination; without modules every list is empty, and the runner knows the base alone. */
seam.bind((ids) => {
  const inPlay = ids.map((id) => MODULES[id])
  const kinds = new Set([
    ...Object.keys(BASE_FRAMES).filter((kind) => kind !== 'moment' || ids.length > 0),
    ...inPlay.flatMap((module) => Object.keys(module.frames)),
  ])
  return {
    acts: {
      roundEnded: inPlay.flatMap(({ acts }) => acts.roundEnded ?? []),
      stonesCounted: inPlay.flatMap(({ acts }) => acts.stonesCounted ?? []),
    },
    whyNotPlace: inPlay.flatMap(({ whyNotPlace }) => whyNotPlace ?? []),
    turns: inPlay.flatMap(({ turn }) => turn ?? []),
    runner: runner<State, Frame, Action, Event>(frames, (kind) => kinds.has(kind)),
  }
})

type ModuleStates = { [K in ModuleId]: ModuleTypes[K]['state'] | null }

export const setUpModules = (seats: number, isChosen: (id: ModuleId) => boolean): ModuleStates => ({
  council: isChosen('council') ? council.setUp(seats) : null,
  raven: isChosen('raven') ? raven.setUp(seats) : null,
})

export const cloneModules = (s: State): ModuleStates => ({
  council: s.council === null ? null : council.clone(s.council),
  raven: s.raven === null ? null : raven.clone(s.raven),
})

export const viewModules = (s: State, viewer: Seat | null): Pick<View, ModuleId> => ({
  council: s.council === null ? null : council.view(s.council, viewer),
  raven: s.raven === null ? null : raven.view(s.raven, viewer),
})

export function imagineModules(s: State, viewer: Seat | null, rng: RngState): void {
  if (s.raven !== null) raven.imagine(s.raven, viewer, rng)
  if (s.council !== null) council.imagine(s.council, viewer, rng)
}

export const moduleLines = (s: State, seat: Seat): readonly ScoreLine[] =>
  ORDER.flatMap((id) => (s[id] === null ? [] : MODULES[id].lines(s, seat)))
