import { type Analysis, type AnalysisProgress, analyse, readNet, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadMerits, loadStrategy } from '@bothy/games'
import { gameOfRecord, type Json, readRecord } from '@bothy/kernel'
import { fetchNet } from './fetch-net.ts'
import { netAt } from './nets.ts'

/** All seats of the match, by what each could know; null where no net knows the setup. */
export async function analysisOf(
  { record, isOpen }: { readonly record: Json; readonly isOpen: boolean },
  onProgress: (progress: AnalysisProgress) => void,
): Promise<Analysis | null> {
  const id = gameOfRecord(record)
  if (id === null || !isGameId(id)) throw new Error('not a record')
  const [game, strategy, merits] = await Promise.all([loadGame(id), loadStrategy(id), loadMerits(id)])
  const read = readRecord(game, record)
  if (!read.ok) throw new Error(read.problem.why)
  const { match } = read
  const { seats, setup, seed } = match
  const asksNet = wantsNet(strategy, 'expert')
  if (asksNet && (netAt(id, seats) === undefined || !strategy.supportsSetup(setup, seats))) return null
  const steps = analyse(game, strategy, match, {
    seats: Array.from({ length: seats }, (_, seat) => seat),
    seed,
    merits,
    isOpen,
    ...(asksNet ? { net: readNet(strategy, id, await fetchNet(id, seats)).net } : {}),
  })
  let step = steps.next()
  while (step.done !== true) {
    onProgress(step.value)
    step = steps.next()
  }
  return step.value
}
