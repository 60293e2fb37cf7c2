import type { Services } from './services.ts'
import { NO_NEIGHBOURS } from './neighbours/neighbours.ts'
import { sweepOldTables } from './keeping.ts'
import { Retelling } from './people/retelling.ts'
import { sweepNeglected } from './neglected.ts'
import { BOT_TABLES_KEPT_MS, sweepBotTables } from './sweep.ts'

const MINUTE = 60_000
/** Notices come at once; this is for those that were lost, and for tables whose process is gone. */
const LOOK_AROUND_MS = 5000
/** Who was signed out by another process is so here after this time. */
const SIGN_CHANGES_MS = 2000
/** Lines that whoever runs the server has hidden are so on open pages after this time. */
const RETELLING_MS = 3000

/** What is old is forgotten from time to time, and what others left is taken up, until the returned function is called. */
export function keepHouse(services: Services): () => void {
  const { presence, quotas, ratings, results, rooms, neighbours, identity, pairing, report } = services
  const sweep = (): void => {
    sweepBotTables(services, Date.now() - BOT_TABLES_KEPT_MS).catch((error: unknown) =>
      report('old tables of bots could not be removed', error),
    )
    services.addresses
      .forget(Date.now())
      .catch((error: unknown) => report('old addresses could not be forgotten', error))
    identity.sessions.forget(Date.now()).catch((error: unknown) => report('old devices could not be forgotten', error))
    services.invitations
      .forget(Date.now())
      .catch((error: unknown) => report('old invitations could not be forgotten', error))
    sweepNeglected(services, Date.now()).catch((error: unknown) => report('neglected tables could not be ended', error))
    sweepOldTables(services, Date.now()).catch((error: unknown) => report('old tables could not be removed', error))
  }
  const forget = (): void => {
    presence.forget(Date.now())
    quotas.forget(Date.now())
    identity.changes
      .forget(Date.now())
      .catch((error: unknown) => report('old changes of people could not be forgotten', error))
    pairing.seekers
      .forget(Date.now())
      .catch((error: unknown) => report('people who have gone could not be forgotten', error))
    identity.readKeys().catch((error: unknown) => report('keys could not be read', error))
  }
  let isLooking = false
  const lookAround = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    try {
      await rooms.lookAround()
      await rooms.resume()
    } catch (error) {
      report('nobody knows what others did', error)
    } finally {
      isLooking = false
    }
  }
  const count = (): void => {
    const failed = (error: unknown): void => report('a match could not be counted', error)
    ratings.settleAll(failed).catch(failed)
    results.noteAll().catch((error: unknown) => report('finished games could not be noted', error))
  }
  const retelling = new Retelling(services.moderation, rooms)
  const retell = (): void => {
    retelling.look(Date.now()).catch((error: unknown) => report('nobody knows what was hidden', error))
  }
  sweep()
  count()
  const timers = [
    setInterval(forget, MINUTE),
    setInterval(count, MINUTE),
    setInterval(sweep, 60 * MINUTE),
    setInterval(retell, RETELLING_MS),
  ]
  const lookAtChanges = (): void => {
    identity.changes
      .lookAround(Date.now())
      .catch((error: unknown) => report('nobody knows who was signed out elsewhere', error))
  }
  if (neighbours !== NO_NEIGHBOURS)
    timers.push(
      setInterval(() => void lookAround(), LOOK_AROUND_MS),
      setInterval(lookAtChanges, SIGN_CHANGES_MS),
    )
  for (const timer of timers) timer.unref()
  return () => timers.forEach(clearInterval)
}
