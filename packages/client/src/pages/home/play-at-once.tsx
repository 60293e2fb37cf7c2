import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { GAME_IDS, type GameId, MANIFESTS } from '@bothy/games'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { api } from '../../net/api.ts'
import { createOnDevice } from '../../net/hosts.ts'
import { knownName } from '../../net/people/my-name.ts'
import { levelsFor, playable } from '../../net/device/nets.ts'
import { Segments } from '@bothy/board-kit/ui/controls/fields.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { PopoverButton } from '@bothy/board-kit/ui/controls/popover.tsx'
import { type Company, navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { language, usualLevel } from '@bothy/board-kit/ui/page/settings.ts'

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
  const { title, seats, minutes, pitch } = MANIFESTS[game]
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const play = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const level = playable(game, seats.usual, usualLevel.value)
    const bots = Array.from({ length: seats.usual - 1 }, () => ({ kind: 'bot', level }) as const)
    const reply = await api.create({ game, seats: [{ kind: 'me' }, ...bots], setup: {}, visibility: 'private' })
    if (reply.ok) return navigate(paths.table(reply.value.id))
    // Without a server the same game runs on this device.
    navigate(await createOnDevice(game, [{ kind: 'person', name: knownName() || t.value.common.seat(1) }, ...bots], {}))
  }
  const start = (): void =>
    void play().catch(() => {
      setBusy(false)
      setFailed(true)
    })
  /** Every game has these buttons, so each accessible name includes the title. */
  const of = (label: string): string => `${label}, ${title}`
  return (
    <article class="game-card panel" aria-labelledby={heading}>
      <div class="game-card-inner">
        <GameEmblem game={game} />
        <div class="game-words">
          <h3 id={heading}>{unbroken(title)}</h3>
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
            <a
              class="button icon game-rules"
              href={paths.rules(game)}
              aria-label={of(words.rules)}
              title={of(words.rules)}
            >
              <Icon name="book" />
            </a>
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
