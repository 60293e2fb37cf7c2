import type { JSX } from 'preact'
import { useId, useState } from 'preact/hooks'
import { GAME_IDS, type GameId } from '@bothy/games'
import { HeroScene } from '../art/index.ts'
import { FACTS } from '../games/index.ts'
import { createOnDevice } from '../net/hosts.ts'
import { levelsFor, playable } from '../net/nets.ts'
import { api } from '../net/api.ts'
import { Segments } from '../ui/fields.tsx'
import { Header } from './header.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { usualLevel } from '../ui/settings.ts'
import { language } from '../ui/settings.ts'
import { navigate, paths } from '../ui/router.ts'
import { useClient } from '../games/use-client.ts'
import { useTitle } from '../ui/use-title.ts'
import { MyGames, OpenTables } from './table-lists.tsx'

export function HomePage(): JSX.Element {
  const words = t.value.home
  useTitle('Bothy')
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <div class="hero">
          <HeroScene class="hero-scene" />
          <div class="hero-words">
            <h1 tabIndex={-1}>{words.lead}</h1>
            <p>{words.intro}</p>
          </div>
        </div>
        <div class="page home">
          <section aria-label={words.games} class="games">
            {GAME_IDS.map((game) => (
              <GameCard key={game} game={game} />
            ))}
          </section>
          <div class="home-lists">
            <MyGames />
            <OpenTables />
          </div>
          <p class="home-foot">
            <a href={paths.replay('file')}>{t.value.nav.replayFile}</a>
            <a href={paths.about}>{t.value.nav.about}</a>
          </p>
        </div>
      </main>
    </>
  )
}

function GameCard({ game }: { readonly game: GameId }): JSX.Element {
  const words = t.value.home
  const client = useClient(game)
  const texts = client?.texts[language.value]
  const { title, min, max, usual } = FACTS[game]
  const heading = useId()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const level = playable(game, usual, usualLevel.value)
  const play = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    const bots = Array.from({ length: usual - 1 }, () => ({ kind: 'bot', level }) as const)
    const reply = await api.create({ game, seats: [{ kind: 'me' }, ...bots], setup: {}, visibility: 'private' })
    if (reply.ok) return navigate(paths.table(reply.value.id))
    // Without a server the same game runs on this device.
    navigate(await createOnDevice(game, [{ kind: 'person', name: t.value.common.you }, ...bots], {}))
  }
  const start = (): void =>
    void play().catch(() => {
      setBusy(false)
      setFailed(true)
    })
  /** There is one of each for every game: the name says which. */
  const of = (label: string): string => `${label}, ${title}`
  return (
    <article class="game-card panel" aria-labelledby={heading}>
      <div class="game-picture">{client ? <client.Emblem /> : null}</div>
      <div class="game-head">
        <h2 id={heading}>{title}</h2>
        <p class="soft">{words.players(min, max)}</p>
      </div>
      <p class="game-pitch">{texts?.pitch}</p>
      <div class="game-play">
        <button
          type="button"
          class="button primary large"
          disabled={busy}
          aria-label={of(busy ? words.starting : words.playNow)}
          onClick={start}
        >
          <Icon name="play" /> {busy ? words.starting : words.playNow}
        </button>
        <Segments
          label={of(words.level)}
          hideLabel
          value={level}
          choices={levelsFor(game, usual).map((value) => ({ value, label: t.value.levels[value] }))}
          onChange={(chosen) => (usualLevel.value = chosen)}
        />
        <p class="soft small">
          {words.playNowHelp} · {t.value.levelHelp[level]}
        </p>
        {failed && (
          <p class="note bad" role="alert">
            {t.value.common.failed}
          </p>
        )}
      </div>
      <div class="game-more">
        <a class="button" href={paths.make(game, 'friends')} aria-label={of(words.friends)}>
          <Icon name="link" /> {words.friends}
        </a>
        <a class="button" href={paths.make(game, 'here')} aria-label={of(words.here)}>
          <Icon name="device" /> {words.here}
        </a>
        <a class="button" href={paths.rules(game)} aria-label={of(words.rules)}>
          <Icon name="book" /> {words.rules}
        </a>
      </div>
    </article>
  )
}
