import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import {
  type Checked,
  differences,
  type Game,
  type GameTypes,
  type Json,
  type Leaf,
  readCorrectionsFile,
  type SetupProblem,
  type Texts,
} from '@bothy/kernel'
import type { OfferedCorrections } from '@bothy/protocol'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { call } from '../../net/api.ts'
import { placeName } from '../../table/frame/options.tsx'
import { Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { correcting } from './correcting-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

export type Corrected = { readonly name: string; readonly corrections: Json }

export function problemText(
  { at, why, law }: SetupProblem,
  texts: Pick<Texts<GameTypes>, 'laws'>,
  placed: (at: string) => string = (place) => place,
): string {
  const words = correcting.value
  return words.problem(placed(at), (law === undefined ? undefined : texts.laws[law]) ?? words.faults[why])
}

const valueName = (at: string, value: Leaf, guide: DataGuide | null): string =>
  guide === null ? String(value) : guide.words.of(language.value).value(at, value)

export function readChosen(game: string, text: string): Corrected | SetupProblem {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { at: '', why: 'not-allowed' }
  }
  const file = readCorrectionsFile(raw)
  if (!file.ok) return file.problem
  return file.value.game === game ? file.value : { at: 'game', why: 'not-allowed' }
}

export function CorrectionFields({
  game,
  texts,
  chosen,
  checked,
  guide,
  onChange,
  onEdit,
}: {
  readonly game: Game<GameTypes>
  readonly texts: Texts<GameTypes>
  readonly chosen: Corrected | null
  readonly checked: Checked<Json>
  readonly guide: DataGuide | null
  readonly onChange: (chosen: Corrected | null) => void
  readonly onEdit: () => void
}): JSX.Element | null {
  const words = correcting.value
  const [offers, setOffers] = useState<readonly OfferedCorrections[]>([])
  const [fault, setFault] = useState<SetupProblem | 'unreadable' | null>(null)
  useEffect(() => {
    if (game.correctable === null) return
    const path = `/games/${encodeURIComponent(game.id)}/corrections`
    void call<readonly OfferedCorrections[]>('GET', path).then((reply) => reply.ok && setOffers(reply.value))
  }, [game])
  if (game.correctable === null) return null
  const all: readonly Corrected[] = chosen === null || offers.includes(chosen) ? offers : [...offers, chosen]
  const load = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => null)
    if (text === null) return setFault('unreadable')
    const read = readChosen(game.id, text)
    setFault('why' in read ? read : null)
    if (!('why' in read)) onChange(read)
  }
  const found = checked.ok ? differences(game, checked.value) : []
  return (
    <section class="stack corrections">
      <h3>{t.value.corrections.title}</h3>
      <p class="soft small">{words.help}</p>
      <Select
        label={words.which}
        value={chosen === null ? '' : String(all.indexOf(chosen))}
        choices={[{ value: '', label: words.none }, ...all.map(({ name }, i) => ({ value: String(i), label: name }))]}
        onChange={(value) => onChange(value === '' ? null : (all[Number(value)] ?? null))}
      />
      {guide !== null && (
        <button type="button" class="button small corrections-file" onClick={onEdit}>
          <Icon name="gear" size={18} /> {words.edit}
        </button>
      )}
      <label class="button small corrections-file">
        <Icon name="open" size={18} /> {words.file}
        <input
          class="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // Otherwise choosing the same file again, once mended, would be no change.
            event.currentTarget.value = ''
            if (file !== undefined) void load(file)
          }}
        />
      </label>
      {fault !== null && (
        <p class="note bad" role="alert">
          {fault === 'unreadable' ? words.unreadable : problemText(fault, texts)}
        </p>
      )}
      {chosen !== null && checked.ok && <p class="small">{t.value.corrections.differs(found.length)}</p>}
      {found.length > 0 && (
        <ul class="small">
          {found.map(({ at, builtIn, value }) => (
            <li key={at}>
              {guide === null ? <code>{at}</code> : placeName(at, guide)}{' '}
              {words.change(valueName(at, builtIn, guide), valueName(at, value, guide))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
