import { advise, ask, type Net, readNet, TABLE_BUDGET, wantsNet } from '@bothy/bots'
import { isGameId, loadGame, loadMerits, loadStrategy } from '@bothy/games'
import { type Advice, type AdviceTask, LoadOnce, type Question } from '@bothy/room'
import { fetchNet } from './fetch-net.ts'
import { netAt } from './nets.ts'

const nets = new LoadOnce<Net>()

/** Null where no net knows the setup. */
export async function adviceFor(
  { game: id, setup, state, seats, seat, rng }: AdviceTask,
  question: Question,
): Promise<Advice | null> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const [game, strategy, merits] = await Promise.all([loadGame(id), loadStrategy(id), loadMerits(id)])
  const asksNet = wantsNet(strategy, 'expert')
  if (asksNet && (netAt(id, seats) === undefined || !strategy.supportsSetup(setup, seats))) return null
  const load = async (): Promise<Net> => readNet(strategy, id, await fetchNet(id, seats)).net
  const net = asksNet ? { net: await nets.get(`${id} ${seats}`, load) } : {}
  if (question.isGivenUp) throw new Error('given up')
  const asked = ask(game, state, seat, { rng, budget: TABLE_BUDGET.expert })
  return advise(game, strategy, asked, { merits, now: () => performance.now(), ...net })
}
