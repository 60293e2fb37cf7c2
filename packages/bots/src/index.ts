/**
 * Computer opponents for every game that has a `Strategy`. Runs in Node and in the browser: no clock, file or network of its own.
 *
 * To play: `const bot = createBot(game, strategy, 'hard', { net, now: () => performance.now() })`, then
 * `bot.choose(ask(game, state, seat, { rng, budget: { ms: 300 } }))`. `ask` belongs on the trusted side: it alone sees the true
 * state. `net` comes from `readNet(strategy, game.id, bytes).net`; bytes are read from disk or fetched by the caller.
 *
 * To measure: `arena(game, strategy, { bots: ['hard', 'medium'], seats: 2, games: 400, seed: 's', nets: new Map([[2, net]]), now })`;
 * the answer is the JSON of `bothy arena --json`, `arenaPicture(answer)` its picture. `playMatch` plays one match (for `sim`).
 *
 * To train: `train(game, strategy, { seats: 2, games: 30_000, seed: 's', onProgress })`, then
 * `writeNet(strategy, net, { game: game.id, seats, revision: game.revision, training, result })` gives the bytes to store and
 * `curvePicture(title, curve)` the learning curve. `tune(game, strategy, { seats, rounds, seed })` finds weights for `medium`.
 */
export { type Analysis, type AnalysisOptions, type AnalysisProgress, analyse, type Moment } from './analysis/analyse.ts'
export { type Advice, advise, type AdviceOptions, type Advised } from './advice/advise.ts'
export {
  arena,
  type ArenaBot,
  ArenaError,
  type ArenaOptions,
  arenaResult,
  type ArenaResult,
  type BroughtBot,
  lineUp,
  type PlayedSeed,
  seedPlayer,
  seedsOf,
} from './arena.ts'
export {
  type Bot,
  type BotOptions,
  choose,
  createBot,
  isLevel,
  type Level,
  LEVELS,
  needsNet,
  TABLE_BUDGET,
  type TableLevel,
  wantsNet,
} from './levels.ts'
export {
  isLadder,
  type Ladder,
  LADDER_LEVELS,
  type LadderMatch,
  ladderOf,
  ladderPairs,
  rungsOf,
  withAlone,
  withMatches,
} from './ladder.ts'
export { type MatchOptions, type Played, playMatch } from './match.ts'
export { evaluate, type Net, type Scratch, scratchFor } from './net.ts'
export { NetError, type NetHeader, readNet, writeNet } from './net-file.ts'
export { arenaPicture, curvePicture } from './pictures.ts'
export { createAnyBot } from './reference-bots.ts'
export { ask, type Clock, winShares } from './question.ts'
export { estimateOf, lowestTenthOf, wilson } from './stats.ts'
export { tune, type TuneOptions } from './tune.ts'
export type { Stock } from './train/graft.ts'
export { train, type Trained, type TrainOptions, type TrainPoint, type TrainProgress } from './train/train.ts'
