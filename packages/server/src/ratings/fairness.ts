import type { NewTable } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import type { Identity } from '../identity/identity.ts'
import { Refused } from '../rest/refused.ts'

/** Rated games need people who can be found again. */
export async function needAccount(identity: Pick<Identity, 'me'>, person: PersonId): Promise<void> {
  if ((await identity.me(person)).guest) throw new Refused('needs-account')
}

export function checkRated({ seats, setup, friendly, hints, pace }: NewTable): void {
  if (seats.length < 2 || seats.filter(({ kind }) => kind === 'me').length !== 1) throw new Refused('rated-seats')
  if (seats.some((seat) => seat.kind === 'bot' && seat.level === 'random')) throw new Refused('rated-random')
  if (pace?.late === 'bot') throw new Refused('rated-late')
  if (friendly === true) throw new Refused('rated-undo')
  if (hints === true) throw new Refused('rated-hints')
  if (isGiven(setup, 'arranged') || isGiven(setup, 'corrections')) throw new Refused('rated-setup')
}

export function isGiven(setup: NewTable['setup'], field: 'arranged' | 'corrections'): boolean {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return false
  const value = Object.entries(setup).find(([key]) => key === field)?.[1] ?? null
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
