import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { GAME_IDS, isGameId, MANIFESTS } from '@bothy/games'
import { type Wish, meetingPace } from '@bothy/protocol'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { me } from '../../net/api.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'
import { RatedField } from '../rated-field.tsx'
import { words } from './words.ts'

const PACES = ['live', 'turns'] as const
const FEWEST = 2

export function FindGame({
  wish,
  trouble,
  onChange,
  onStart,
}: {
  readonly wish: Wish
  readonly trouble: string | null
  readonly onChange: (wish: Wish) => void
  readonly onStart: () => void
}): JSX.Element {
  const said = words.value
  const [heading, name] = [useId(), useId()]
  const { min, max } = MANIFESTS[isGameId(wish.game) ? wish.game : GAME_IDS[0]].seats
  const counts = Array.from({ length: max - Math.max(min, FEWEST) + 1 }, (_, i) => String(Math.max(min, FEWEST) + i))
  const mayRate = me.value?.guest === false
  return (
    <form
      class="panel padded stack"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      <h2 id={heading}>{said.find}</h2>
      <fieldset class="field">
        <legend class="label">{said.game}</legend>
        <div class="lobby-games">
          {GAME_IDS.map((game) => (
            <label key={game} class="lobby-game">
              <input
                type="radio"
                name={name}
                checked={game === wish.game}
                onChange={() => onChange({ ...wish, game, seats: Math.min(wish.seats, MANIFESTS[game].seats.max) })}
              />
              <GameEmblem game={game} />
              <span>{MANIFESTS[game].title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Segments
        label={said.pace}
        value={wish.pace}
        choices={PACES.map((value) => ({ value, label: said.paces[value] }))}
        help={`${(wish.pace === 'live' ? said.liveHelp : said.turnsHelp)(paceName(meetingPace(wish)))} ${said.lateHelp[wish.rated ? 'rated' : 'other']}`}
        onChange={(pace) => onChange({ ...wish, pace })}
      />
      <div class="lobby-line">
        <Segments
          label={said.seats}
          value={String(wish.seats)}
          choices={counts.map((value) => ({ value, label: value }))}
          onChange={(count) => onChange({ ...wish, seats: Number(count) })}
        />
        <RatedField
          value={wish.rated && mayRate ? 'on' : 'off'}
          onChange={(rated) => onChange({ ...wish, rated: rated === 'on' })}
        />
      </div>
      {trouble !== null && (
        <p class="note bad small" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="button primary large lobby-start">
        <Icon name="search" /> {said.start}
      </button>
    </form>
  )
}
