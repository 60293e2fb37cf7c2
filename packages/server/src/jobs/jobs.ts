import type { Services } from '../services.ts'
import { NO_OTHER_PROCESSES } from '../processes/other-processes.ts'
import { deleteOldTables } from './retention.ts'
import { ChatModerationSync } from '../people/chat-moderation-sync.ts'
import { endInactiveMatches } from './inactive-matches.ts'
import { MissingFacts } from '../rooms/missing-facts.ts'
import { BOT_TABLES_KEPT_MS, deleteBotTables } from './delete-bot-tables.ts'

const MINUTE = 60_000
/** Fallback for lost notices and for tables whose process is gone. */
const LOOK_AROUND_MS = 5000
/** While servers of an older version run, which write no facts for notices. */
const DERIVE_EVERY_MS = 5 * MINUTE
/** A sign-out by another process takes effect here after this time. */
const SIGN_CHANGES_MS = 2000
/** Lines hidden by the host of the server disappear from open pages after this time. */
const RETELLING_MS = 3000

/** Runs periodic jobs; the result stops them and waits for those under way. */
export function startJobs(services: Services): () => Promise<void> {
  const { presence, quotas, ratings, results, rooms, otherProcesses, identity, pairing, report } = services
  let isEnding = false
  const underWay = new Set<Promise<void>>()
  const attend = (work: Promise<unknown>, failed: (error: unknown) => void): void => {
    const attended = work.then(() => undefined, failed).finally(() => underWay.delete(attended))
    underWay.add(attended)
  }
  const orReport = (work: Promise<unknown>, problem: string): void => attend(work, (error) => report(problem, error))
  const sweep = (): void => {
    const mayGoOn = (): boolean => !isEnding
    orReport(
      deleteBotTables(services, Date.now() - BOT_TABLES_KEPT_MS, mayGoOn),
      'old tables of bots could not be removed',
    )
    orReport(services.addresses.forget(Date.now()), 'old addresses could not be forgotten')
    orReport(identity.sessions.forget(Date.now()), 'old devices could not be forgotten')
    orReport(services.invitations.forget(Date.now()), 'old invitations could not be forgotten')
    orReport(endInactiveMatches(services, Date.now(), mayGoOn), 'neglected tables could not be ended')
    orReport(deleteOldTables(services, Date.now(), mayGoOn), 'old tables could not be removed')
  }
  const forget = (): void => {
    presence.forget(Date.now())
    quotas.forget(Date.now())
    orReport(identity.changes.forget(Date.now()), 'old changes of people could not be forgotten')
    orReport(pairing.waitingPlayers.forget(Date.now()), 'people who have gone could not be forgotten')
    orReport(identity.readKeys(), 'keys could not be read')
  }
  let isLooking = false
  const lookAround = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    try {
      await rooms.lookAround()
      await rooms.resume()
    } finally {
      isLooking = false
    }
  }
  const count = (): void => {
    const failed = (error: unknown): void => report('a match could not be counted', error)
    attend(ratings.settleAll(failed), failed)
    orReport(results.noteAll(), 'finished games could not be noted')
  }
  const retelling = new ChatModerationSync(services.moderation, rooms)
  const retell = (): void => orReport(retelling.look(Date.now()), 'nobody knows what was hidden')
  const missingFacts = new MissingFacts(services.store)
  const derive = (): void =>
    orReport(
      missingFacts.deriveAll(Date.now(), () => !isEnding),
      'notices of before could not be found',
    )
  sweep()
  count()
  derive()
  const timers = [
    setInterval(forget, MINUTE),
    setInterval(count, MINUTE),
    setInterval(sweep, 60 * MINUTE),
    setInterval(retell, RETELLING_MS),
    setInterval(derive, DERIVE_EVERY_MS),
  ]
  const lookAtChanges = (): void =>
    orReport(identity.changes.lookAround(Date.now()), 'nobody knows who was signed out elsewhere')
  if (otherProcesses !== NO_OTHER_PROCESSES)
    timers.push(
      setInterval(() => orReport(lookAround(), 'nobody knows what others did'), LOOK_AROUND_MS),
      setInterval(lookAtChanges, SIGN_CHANGES_MS),
    )
  for (const timer of timers) timer.unref()
  return async () => {
    isEnding = true
    timers.forEach(clearInterval)
    await Promise.all(underWay)
  }
}
