import type { JSX } from 'preact'
import { LATE_RULES, type TimeControl } from '@bothy/protocol'
import { Segments, Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { clock } from '@bothy/board-kit/ui/words/clock-words.ts'
import { makeWords } from '@bothy/board-kit/ui/words/make-words.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Usual paces; the server takes any. */
const PRESETS = {
  none: [],
  live: [
    { kind: 'live', reserve: 10 * MINUTE, increment: 10_000 },
    { kind: 'live', reserve: 20 * MINUTE, increment: 20_000 },
    { kind: 'live', reserve: 45 * MINUTE, increment: 30_000 },
    { kind: 'live', reserve: 90 * MINUTE, increment: MINUTE },
  ],
  turns: [
    { kind: 'turns', perMove: 8 * HOUR },
    { kind: 'turns', perMove: DAY },
    { kind: 'turns', perMove: 3 * DAY },
    { kind: 'turns', perMove: 7 * DAY },
  ],
} as const
type Kind = keyof typeof PRESETS
const KINDS = ['none', 'live', 'turns'] as const satisfies readonly Kind[]
const USUAL = 1

/** In a rated game no bot takes over: the server refuses such a table. */
export const paceIf = (isRated: boolean, pace: TimeControl | null): TimeControl | null =>
  isRated && pace?.late === 'bot' ? { ...pace, late: 'out' } : pace

export function PaceFields({
  pace,
  isRated,
  onChange,
}: {
  readonly pace: TimeControl | null
  readonly isRated: boolean
  readonly onChange: (pace: TimeControl | null) => void
}): JSX.Element {
  const words = clock.value
  const kind: Kind = pace?.kind ?? 'none'
  const late = pace?.late ?? (isRated ? 'out' : 'bot')
  const presets = PRESETS[kind].map((preset): TimeControl => ({ ...preset, late }))
  const chosen = presets.findIndex((preset) => pace !== null && paceName(preset) === paceName(pace))
  return (
    <div class="make-cell">
      <Segments
        label={words.clock}
        value={kind}
        choices={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(wanted) => {
          const preset = PRESETS[wanted].at(USUAL)
          onChange(preset === undefined ? null : { ...preset, late })
        }}
      />
      <p class="soft small">{words.kindHelp[kind]}</p>
      {pace !== null && (
        <>
          <Select
            label={words.time[pace.kind]}
            value={String(chosen)}
            choices={presets.map((preset, i) => ({ value: String(i), label: paceName(preset) }))}
            onChange={(wanted) => onChange(presets[Number(wanted)])}
          />
          <Segments
            label={words.late}
            value={late}
            choices={LATE_RULES.map((value) => ({
              value,
              label: words.lateRules[value],
              isExcluded: isRated && value === 'bot',
            }))}
            onChange={(wanted) => onChange({ ...pace, late: wanted })}
          />
          <p class="soft small">
            {words.lateHelp[late]}
            {isRated && <span class="make-why"> {makeWords.value.noBotIfRated}</span>}
          </p>
        </>
      )}
    </div>
  )
}
