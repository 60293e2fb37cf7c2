import { RECORD_LIMITS } from '@bothy/kernel'
import type { WorthUnit } from '@bothy/kernel/strategy'
import type { FullReplay } from '../../table/playback/full-replay.ts'
import type { ChosenMoment, LetteredMoment } from './moments.ts'

/**
 * A link to a moment tells its verdict, so that both choices open at once: an analysis never runs by itself. Its reasons are not told; what
 * a reader doubts can be analysed there.
 */
const MOST: Record<WorthUnit, number> = { share: 1, points: 1000 }
const MOST_PLIES = 64
/** Digits that are shown are told, and one more. */
const DIGITS = 1000

export function verdictQuery({ moment, unit }: ChosenMoment): URLSearchParams {
  const { letter, played, best, loss, lead } = moment
  const query = new URLSearchParams({ decision: letter, plies: `${played.length}`, unit })
  const rounded = (worth: number): string => `${Math.round(worth * DIGITS) / DIGITS}`
  if (loss > 0) {
    query.set('cost', rounded(loss))
    for (const ply of best) query.append('better', ply)
  } else query.set('gain', rounded(lead))
  return query
}

/** Null where the address tells no verdict, or none that could be of this game. */
export function readVerdict(search: string, { match, game }: Pick<FullReplay, 'match' | 'game'>): ChosenMoment | null {
  const query = new URLSearchParams(search)
  const unit = query.get('unit')
  const letter = query.get('decision') ?? ''
  const [ply, count] = [Number(query.get('move')), Number(query.get('plies'))]
  const [loss, lead] = [Number(query.get('cost')), Number(query.get('gain'))]
  const better = query.getAll('better')
  if ((unit !== 'share' && unit !== 'points') || !/^[A-F]$/.test(letter)) return null
  const isWorth = (worth: number): boolean => worth > 0 && worth <= MOST[unit]
  if (loss > 0 ? !isWorth(loss) || better.length === 0 : !isWorth(lead)) return null
  if (better.length > MOST_PLIES || better.some((text) => text.length > RECORD_LIMITS.ply)) return null
  if (!Number.isInteger(ply) || ply < 0 || !Number.isInteger(count) || count < 1) return null
  const plies = match.plies.slice(ply, ply + count)
  if (plies.length < count || plies.some(({ seat }) => seat !== plies[0].seat)) return null
  const played = plies.map(({ action }) => game.write(action))
  const told = { worth: 0, error: 0, isDeep: true, why: [] }
  const isCostly = loss > 0
  const { seat } = plies[0]
  const best = isCostly ? better : played
  const moment: LetteredMoment = { ...told, letter, ply, seat, played, best, loss, lead: isCostly ? 0 : lead }
  const [costly, praised] = isCostly ? [[moment], []] : [[], [moment]]
  return { moment, all: { costly, praised, all: 1, sound: praised.length, cost: loss }, unit }
}
