import type { JSX } from 'preact'
import { GAME_IDS, type GameId } from '@bothy/games'
import { FACTS } from '../games/index.ts'
import { t } from '../ui/i18n.ts'
import { type Company, paths } from '../ui/router.ts'
import { language } from '../ui/settings.ts'
import { useClient } from '../games/use-client.ts'

type Chosen = { readonly game: string; readonly company: Company }

/** All games with their pictures; the one that the table is for is marked, the others are one click away. */
export function GameLinks(chosen: Chosen): JSX.Element {
  return (
    <nav class="game-links" aria-label={t.value.home.games}>
      {GAME_IDS.map((id) => (
        <GameLink key={id} id={id} {...chosen} />
      ))}
    </nav>
  )
}

function GameLink({ id, game, company }: Chosen & { readonly id: GameId }): JSX.Element {
  const client = useClient(id)
  const { title, min, max } = FACTS[id]
  return (
    <a
      class="game-link panel"
      href={paths.make(id, company)}
      aria-current={id === game ? 'true' : undefined}
      title={client?.texts[language.value].pitch}
    >
      <span class="game-link-picture">{client ? <client.Emblem /> : null}</span>
      <span>
        <strong>{title}</strong>
        <span class="soft small">{t.value.home.players(min, max)}</span>
      </span>
    </a>
  )
}
