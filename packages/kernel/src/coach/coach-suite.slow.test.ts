import { coachSuite, opened, sightOf } from '../rule-suite/index.ts'
import { below, stream } from '../random.ts'
import { peek } from '../secret.ts'
import { toy } from '../toy/index.ts'
import type { State, Toy } from '../toy/types.ts'
import { type Coach, remarksOf } from './coach.ts'

const { plain, filled } = remarksOf<Toy>()

const coach: Coach<Toy> = {
  remarks: [
    plain({
      id: 'firstStone',
      kind: 'prompt',
      often: 'once',
      rules: ['TOY-1'],
      when: ({ view, me }) => view.pending?.kind === 'turn' && view.cairns[me].length === 0,
      say: { en: 'Your cairn is empty.', fr: 'Votre cairn est vide.' },
      point: 'hand',
    }),
    filled({
      id: 'heavy',
      kind: 'hint',
      often: 'oncePerRound',
      rules: ['TOY-1'],
      when: ({ view, choice: [chosen] }) =>
        chosen?.type === 'pick' && chosen.stone === Math.max(...view.hand) ? { stone: chosen.stone } : null,
      say: ({ stone }) => ({
        en: `The ${stone} is the heaviest stone that you hold.`,
        fr: `Votre pierre la plus lourde\u00a0: ${stone}.`,
      }),
    }),
  ],
  turn: ({ view, me }) => String(view.cairns[me].length),
  round: ({ view }) => String(view.pile),
}

function states(): readonly State[] {
  const out: State[] = []
  for (let seed = 0; seed < 40; seed++) {
    const state = opened(toy, { seats: 2 + (seed % 3), seed: `coach-${seed}` })
    const rng = stream('coach', String(seed))
    for (let [me] = toy.actors(state); me !== undefined; [me] = toy.actors(state)) {
      out.push(toy.clone(state))
      const { legal } = sightOf(toy, state, me)
      toy.apply(state, me, legal[below(rng, legal.length)])
    }
  }
  return out
}

coachSuite({
  game: toy,
  coach,
  rulebook: '**TOY-1** Pick and place.',
  points: [/^hand$/],
  remarks: ['firstStone', 'heavy'],
  states,
  readings: {
    heavy: ({ me, choice: [chosen] }, state) =>
      chosen?.type === 'pick' && peek(state.hands[me]).every((stone) => stone <= chosen.stone)
        ? { stone: chosen.stone }
        : null,
  },
})
