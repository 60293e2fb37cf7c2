import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { BotLevel } from '@bothy/protocol'
import { SeatBadge, SeatTartan } from '@bothy/board-kit/art/index.ts'
import { me } from '../../net/api.ts'
import { knownName } from '../../net/people/my-name.ts'
import { levelsFor, playable } from '../../net/device/levels.ts'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import type { Company } from '@bothy/board-kit/ui/page/router.ts'
import { usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import './seat-fields-styles.css'

/** `name` and `level` are kept while the reader tries another kind. */
export type Plan = { readonly kind: 'me' | 'open' | 'here' | 'bot'; readonly name: string; readonly level: BotLevel }

const plan = (kind: Plan['kind']): Plan => ({ kind, name: '', level: usualLevel.peek() })

const REST: { readonly [company in Company]: Plan['kind'] } = {
  bots: 'bot',
  friends: 'open',
  anyone: 'open',
  here: 'here',
}

export function firstSeats(company: Company, count: number): readonly Plan[] {
  const wanted = company === 'here' ? Math.min(count, 3) : count
  return Array.from({ length: wanted }, (_, i) => plan(i === 0 && company !== 'here' ? 'me' : REST[company]))
}

export function grow(seats: readonly Plan[], count: number, where: 'server' | 'device'): readonly Plan[] {
  const last = seats.at(-1)?.kind ?? 'bot'
  const kind = last === 'me' ? (where === 'server' ? 'open' : 'here') : last
  return Array.from({ length: count }, (_, i) => seats[i] ?? plan(kind))
}

export function drawLots(seats: readonly Plan[], chance: () => number = Math.random): readonly Plan[] {
  const left = [...seats]
  return seats.flatMap(() => left.splice(Math.floor(chance() * left.length), 1))
}

export function SeatFields({
  game,
  seats,
  where,
  known = true,
  isListed = false,
  onChange,
}: {
  readonly game: string
  readonly seats: readonly Plan[]
  readonly where: 'server' | 'device'
  readonly known?: boolean
  /** Free seats are for anyone, not only for people with the link. */
  readonly isListed?: boolean
  readonly onChange: (seats: readonly Plan[]) => void
}): JSX.Element {
  const words = makeWords.value
  // Until the reader types, it is the known name, whenever the server tells it.
  const [typed, setTyped] = useState(() => seats.some(({ kind, name }) => kind === 'me' && name !== ''))
  const set = (at: number, change: Partial<Plan>): void =>
    onChange(
      seats.map((seat, i) => {
        if (i === at) return { ...seat, ...change }
        // A person has only one seat.
        return change.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' } : seat
      }),
    )
  const playableHere = (level: BotLevel): BotLevel => playable(game, seats.length, level, known)
  const kinds = where === 'server' ? (['me', 'open', 'bot'] as const) : (['here', 'bot'] as const)
  return (
    <fieldset>
      <legend class="visually-hidden">{words.plan}</legend>
      <ol class="plan">
        {seats.map((seat, i) => (
          <li key={i} class="plan-seat">
            <span class="plan-cloth">
              <SeatTartan seat={i} scale={0.6} />
            </span>
            <SeatBadge seat={i} size={34} />
            {seat.kind === 'here' || seat.kind === 'me' ? (
              <input
                class="input plan-name"
                aria-label={
                  seat.kind === 'me' ? t.value.waiting.name : `${words.personName}, ${t.value.common.seat(i + 1)}`
                }
                placeholder={seat.kind === 'me' ? (me.value?.name ?? '') : words.person(i + 1)}
                maxLength={24}
                value={seat.kind === 'me' && !typed ? knownName() : seat.name}
                onInput={(event) => {
                  if (seat.kind === 'me') setTyped(true)
                  set(i, { name: event.currentTarget.value })
                }}
              />
            ) : (
              <strong class="plan-name">{t.value.common.seat(i + 1)}</strong>
            )}
            <Select
              label={t.value.common.seat(i + 1)}
              hideLabel
              value={seat.kind}
              choices={kinds.map((kind) => ({
                value: kind,
                label: kind === 'open' && isListed ? words.freeSeat : words.kinds[kind],
              }))}
              onChange={(kind) => set(i, { kind })}
            />
            {seat.kind === 'bot' && (
              <Select
                label={`${words.level}, ${t.value.common.seat(i + 1)}`}
                hideLabel
                value={playableHere(seat.level)}
                choices={levelsFor(game, seats.length, known).map((level) => ({
                  value: level,
                  label: t.value.levels[level],
                }))}
                onChange={(level) => set(i, { level })}
              />
            )}
          </li>
        ))}
      </ol>
      {levelsFor(game, seats.length, known)
        .filter((level) => seats.some(({ kind, level: own }) => kind === 'bot' && playableHere(own) === level))
        .map((level) => (
          <p key={level} class="plan-level small soft">
            {t.value.levelHelp[level]}
          </p>
        ))}
    </fieldset>
  )
}
