import type { Game, GameManifest, GameTypes } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { type Toy, toy } from '@bothy/kernel/toy'
import {
  type GameId,
  isGameId as isListed,
  loadGame as loadListed,
  loadStrategy as loadListedStrategy,
  MANIFESTS as LISTED,
} from '@bothy/games'

export * from '@bothy/games'
const toyManifest: GameManifest = {
  id: toy.id,
  title: 'Cairn',
  seats: { min: 1, max: 4, usual: 2 },
  age: 8,
  minutes: 5,
  minutesOf: {},
  clothColour: '#444',
  pitch: { en: 'Take stones.', fr: 'Prenez des pierres.' },
  hasPlanner: false,
}
export const MANIFESTS = { ...LISTED, [toy.id]: toyManifest }
export const isGameId = (id: string): id is GameId => id === toy.id || isListed(id)
export const loadGame = async (id: string): Promise<Game<GameTypes>> => (isListed(id) ? await loadListed(id) : toy)

/** Empty: only opponents that play at random are offered. */
const toyStrategy: Strategy<Toy> = {
  terms: [],
  beginner: { slack: 0, temperature: 2, isLate: () => false },
  evaluate: () => undefined,
  prune: (_state, _seat, legal) => legal,
  inputs: () => [],
  encode: () => undefined,
  isDecisionComplete: () => true,
  trainingSetups: () => [],
  supportsSetup: () => false,
}
export const loadStrategy = async (id: string): Promise<Strategy<GameTypes>> =>
  isListed(id) ? await loadListedStrategy(id) : toyStrategy
