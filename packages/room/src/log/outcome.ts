import type { GameTypes, Json, Rejection } from '@bothy/kernel'
import type { Refusal } from '@bothy/protocol'
import type { TableEntry } from './log.ts'

export type Stopped = { readonly played: number; readonly refusal: Refusal }

/** Entries of a command, which the match log has already taken and which must now be stored; or why it did nothing. */
export type Outcome =
  | { readonly ok: true; readonly entries: readonly TableEntry[]; readonly stopped: Stopped | null }
  | { readonly ok: false; readonly refusal: Refusal }

export const refusal = (why: Refusal['why'], reason: Json = null, at: string | null = null): Refusal => ({
  why,
  reason,
  at,
})

export const rejected = (rejection: Rejection<GameTypes>): Refusal =>
  refusal(rejection.why, rejection.why === 'illegal' ? rejection.reason : null)

export const refuse = (why: Refusal['why'], reason: Json = null, at: string | null = null): Outcome => ({
  ok: false,
  refusal: refusal(why, reason, at),
})

export const done = (...entries: readonly TableEntry[]): Outcome => ({ ok: true, entries, stopped: null })
