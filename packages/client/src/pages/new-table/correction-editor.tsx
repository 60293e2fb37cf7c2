import type { Corrections, Json, Leaf } from '@bothy/kernel'
import type { JSX } from 'preact'
import { useId, useMemo, useState } from 'preact/hooks'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { placeName } from '../../table/frame/options.tsx'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { correcting } from './correcting-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { jsonFile, saveFile } from '@bothy/board-kit/ui/page/save-file.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { found, type Value, valuesOf, withValue } from './correction-values.ts'

const MOST_SHOWN = 60

type Change = (at: string, value: Leaf) => void
type Place = { readonly guide: DataGuide; readonly corrections: Corrections; readonly onChange: Change }

function ValueField({
  value: { at, label, builtIn },
  guide,
  corrections,
  onChange,
  whole,
}: Place & { readonly value: Value; /** Named with its group. */ readonly whole: boolean }): JSX.Element {
  const id = useId()
  const words = guide.words.of(language.value)
  const now = corrections.find((correction) => correction.at === at)?.value ?? builtIn
  const mark = guide.markOf(at, corrections)
  const name = whole ? placeName(at, guide) : label
  const isOwn = guide.hasField(at)
  return (
    <li class="value-field" data-changed={now === builtIn ? undefined : ''}>
      {isOwn ? <span class="value-name">{name}</span> : <label for={id}>{name}</label>}
      {isOwn ? (
        <guide.Field at={at} value={now} language={language.value} onChange={(value) => onChange(at, value)} />
      ) : typeof builtIn === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          checked={now === true}
          onChange={(event) => onChange(at, event.currentTarget.checked)}
        />
      ) : typeof builtIn === 'string' ? (
        <input
          id={id}
          class="input"
          value={String(now)}
          onChange={(event) => onChange(at, event.currentTarget.value)}
        />
      ) : (
        <input
          id={id}
          class="input"
          type="number"
          value={String(now)}
          onChange={(event) => {
            const typed = event.currentTarget.value
            if (typed !== '' && Number.isSafeInteger(Number(typed))) onChange(at, Number(typed))
            else event.currentTarget.value = String(now)
          }}
        />
      )}
      {mark !== null && mark !== 'corrected' && <span class="soft small">{words.mark(mark)}</span>}
      {now !== builtIn && (
        <span class="value-back small">
          {correcting.value.builtIn(words.value(at, builtIn))}
          <button
            type="button"
            class="button quiet icon"
            aria-label={correcting.value.putBack(name)}
            onClick={() => onChange(at, builtIn)}
          >
            <Icon name="undo" size={18} />
          </button>
        </span>
      )}
    </li>
  )
}

function GroupList({
  guide,
  corrections,
  values,
  group,
  onGroup,
}: Omit<Place, 'onChange'> & {
  readonly values: readonly Value[]
  readonly group: string
  readonly onGroup: (group: string) => void
}): JSX.Element {
  const words = guide.words.of(language.value)
  const present = new Set(values.map((value) => value.group))
  const changed = (id: string): number => corrections.filter(({ at }) => guide.groupOf(at) === id).length
  return (
    <nav class="value-groups" aria-label={correcting.value.editTitle('')}>
      {guide.sections.map((section) => {
        const groups = section.groups.filter((id) => present.has(id))
        if (groups.length === 0) return null
        return (
          <section key={section.id}>
            <h3>{words.section(section.id)}</h3>
            {groups.map((id) => (
              <button
                key={id}
                type="button"
                class="value-group"
                aria-current={id === group ? 'true' : undefined}
                onClick={() => onGroup(id)}
              >
                {guide.Sign !== undefined && <guide.Sign group={id} corrections={corrections} />}
                <span class="value-group-name">{words.group(id)}</span>
                {changed(id) > 0 && <small>{correcting.value.changed(changed(id))}</small>}
              </button>
            ))}
          </section>
        )
      })}
    </nav>
  )
}

function GroupValues({
  group,
  values,
  ...place
}: Place & { readonly group: string; readonly values: readonly Value[] }) {
  const { guide, corrections } = place
  const [places, setPlaces] = useState<readonly string[]>([])
  const isPicture = guide.hasPicture(group)
  const shown = isPicture ? values.filter(({ at }) => places.includes(at)) : values
  const ordered = isPicture ? places.flatMap((at) => shown.filter((value) => value.at === at)) : shown
  const fields = (
    <ul class="value-fields">
      {ordered.map((value) => (
        <ValueField key={value.at} value={value} whole={false} {...place} />
      ))}
    </ul>
  )
  return (
    <>
      <h3 class="value-title">
        {guide.Sign !== undefined && <guide.Sign group={group} corrections={corrections} />}
        {guide.words.of(language.value).group(group)}
      </h3>
      {isPicture ? (
        <div class="value-pictured">
          <guide.Picture
            group={group}
            corrections={corrections}
            language={language.value}
            places={places}
            onPlaces={setPlaces}
          />
          {fields}
        </div>
      ) : (
        fields
      )}
    </>
  )
}

function FoundValues({ values, ...place }: Place & { readonly values: readonly Value[] }): JSX.Element {
  const words = correcting.value
  return (
    <>
      <h3>{words.found(values.length)}</h3>
      {values.length > MOST_SHOWN && <p class="soft small">{words.tooMany(MOST_SHOWN)}</p>}
      <ul class="value-fields">
        {values.slice(0, MOST_SHOWN).map((value) => (
          <ValueField key={value.at} value={value} whole {...place} />
        ))}
      </ul>
    </>
  )
}

type EditorProps = {
  readonly game: { readonly id: string }
  readonly data: Json
  readonly title: string
  readonly guide: DataGuide
  readonly name: string
  readonly corrections: Corrections
  readonly problem: string | null
  readonly onChange: (name: string, corrections: Corrections) => void
  readonly onClose: () => void
}

export function CorrectionEditor({
  game,
  data,
  title,
  guide,
  name,
  corrections,
  problem,
  onChange,
  onClose,
}: EditorProps) {
  const words = correcting.value
  const [query, setQuery] = useState('')
  const [onlyUncertain, setOnlyUncertain] = useState(false)
  const [group, setGroup] = useState(guide.sections[0]?.groups[0] ?? '')
  const spoken = language.value
  const all = useMemo(() => valuesOf(data, guide, spoken), [data, guide, spoken])
  const wanted = onlyUncertain ? all.filter(({ at }) => guide.markOf(at, corrections) !== null) : all
  const place: Place = {
    guide,
    corrections,
    onChange: (at, value) => {
      const builtIn = all.find((each) => each.at === at)?.builtIn ?? value
      onChange(name, withValue(corrections, at, value, builtIn))
    },
  }
  return (
    <Dialog title={words.editTitle(title)} className="correction-editor" onClose={onClose}>
      <div class="value-find">
        <label class="value-search">
          <span class="visually-hidden">{words.find}</span>
          <input
            class="input"
            type="search"
            placeholder={words.find}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <Switch label={words.onlyUncertain} checked={onlyUncertain} onChange={setOnlyUncertain} />
      </div>
      <div class="value-columns">
        <GroupList
          guide={guide}
          corrections={corrections}
          values={wanted}
          group={query.trim() === '' ? group : ''}
          onGroup={(id) => {
            setQuery('')
            setGroup(id)
          }}
        />
        <div class="value-pane" tabIndex={-1}>
          {query.trim() === '' ? (
            <GroupValues
              key={group}
              group={group}
              values={wanted.filter((value) => value.group === group)}
              {...place}
            />
          ) : (
            <FoundValues values={found(wanted, query)} {...place} />
          )}
        </div>
      </div>
      {problem === null ? (
        <p class="note small">
          {words.fits} {corrections.length > 0 && t.value.corrections.differs(corrections.length).replace(/\s?:$/, '.')}
        </p>
      ) : (
        <p class="note bad" role="alert">
          {problem}
        </p>
      )}
      <DialogButtons
        class="value-foot"
        main={
          <button type="button" class="button primary" onClick={onClose}>
            {words.done}
          </button>
        }
      >
        <label class="field">
          <span class="label">{words.name}</span>
          <input class="input" value={name} onInput={(event) => onChange(event.currentTarget.value, corrections)} />
        </label>
        <button
          type="button"
          class="button"
          disabled={corrections.length === 0}
          onClick={() => saveFile(jsonFile(`${game.id}.corrections.json`, { game: game.id, name, corrections }))}
        >
          <Icon name="download" size={18} /> {words.save}
        </button>
        <button type="button" class="button" disabled={corrections.length === 0} onClick={() => onChange(name, [])}>
          <Icon name="restart" size={18} /> {words.putAllBack}
        </button>
      </DialogButtons>
    </Dialog>
  )
}
