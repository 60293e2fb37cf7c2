import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { GAME_IDS, type GameId, MANIFESTS } from '@bothy/games'
import type { GameManifest } from '@bothy/kernel'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { levelsFor } from '../../net/device/levels.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { PopoverButton } from '@bothy/board-kit/ui/controls/popover.tsx'
import { type Company, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language, usualLevel } from '@bothy/board-kit/ui/page/settings.ts'
import { startMatch } from './start-match.ts'

const levels = (): ReturnType<typeof levelsFor> => {
  const offered = new Set(GAME_IDS.flatMap((game) => levelsFor(game, MANIFESTS[game].seats.usual)))
  return [...offered]
}

export function PlayAtOnce(): JSX.Element {
  const words = t.value.home
  const heading = useId()
  return (
    <section class="at-once" aria-labelledby={heading}>
      <div class="at-once-head">
        <h2 id={heading}>{words.atOnce}</h2>
        <span class="soft at-once-against">{words.against}</span>
        <Segments
          label={words.level}
          hideLabel
          value={usualLevel.value}
          choices={levels().map((value) => ({ value, label: t.value.levels[value] }))}
          onChange={(chosen) => (usualLevel.value = chosen)}
        />
      </div>
      <p class="at-once-else">
        <span class="soft at-once-or">{words.or}</span>
        <a class="button" href={paths.lobby}>
          <Icon name="people" /> {words.find}
        </a>
        <WhichGame company="friends" icon="link" label={words.friends} />
        <WhichGame company="here" icon="device" label={words.here} />
      </p>
      <div class="games">
        {GAME_IDS.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </div>
    </section>
  )
}

function WhichGame({
  company,
  icon,
  label,
}: {
  readonly company: Company
  readonly icon: IconName
  readonly label: string
}): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <PopoverButton
      class="button"
      face={
        <>
          <Icon name={icon} /> {label}
        </>
      }
      label={label}
      open={open}
      onOpen={setOpen}
    >
      <ul class="which-game">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <a class="button quiet" href={paths.make(game, company)}>
              <GameEmblem game={game} /> {MANIFESTS[game].title}
            </a>
          </li>
        ))}
      </ul>
    </PopoverButton>
  )
}

function GameCard({ game }: { readonly game: GameId }): JSX.Element {
  const words = t.value.home
  const { title, seats, minutes, pitch, firstLesson }: GameManifest = MANIFESTS[game]
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const start = (): void => {
    setBusy(true)
    setFailed(false)
    startMatch({ game }).catch(() => {
      setBusy(false)
      setFailed(true)
    })
  }
  /** Every game has these buttons, so each accessible name includes the title. */
  const of = (label: string): string => `${label}, ${title}`
  return (
    <article class="game-card panel" aria-labelledby={heading}>
      <div class="game-card-inner">
        <GameEmblem game={game} />
        <div class="game-words">
          <h3 id={heading}>
            <a href={paths.game(game)}>{unbroken(title)}</a>
          </h3>
          <p class="soft small">
            {words.players(seats.min, seats.max)} · {words.minutes(minutes)}
          </p>
          <p class="game-pitch">{pitch[language.value]}</p>
          <div class="game-play">
            <button
              type="button"
              class="button primary"
              disabled={busy}
              aria-label={of(busy ? words.starting : words.playNow)}
              onClick={start}
            >
              <Icon name="play" /> {busy ? words.starting : words.playNow}
            </button>
            {firstLesson !== undefined && (
              <a
                class="button card-learn"
                href={paths.game(game, 'learn')}
                aria-label={of(words.learn(firstLesson))}
                title={of(words.learn(firstLesson))}
              >
                <Icon name="learn" /> <span>{words.learn(firstLesson)}</span>
              </a>
            )}
          </div>
          {failed && (
            <p class="note bad small" role="alert">
              {t.value.common.failed}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}
