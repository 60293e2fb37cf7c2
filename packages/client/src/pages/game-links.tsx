import type { JSX } from 'preact'
import { GAME_IDS } from '@bothy/games'
import { GameEmblem } from '../games/game-emblem.tsx'
import { FACTS } from '../games/index.ts'
import { t } from '../ui/i18n.ts'
import { type Company, paths } from '../ui/router.ts'
import { language } from '../ui/settings.ts'

/** All games with their pictures; the one that the table is for is marked, the others are one click away. */
export function GameLinks({ game, company }: { readonly game: string; readonly company: Company }): JSX.Element {
  return (
    <nav class="game-links" aria-label={t.value.home.games}>
      {GAME_IDS.map((id) => (
        <a
          key={id}
          class="game-link"
          href={paths.make(id, company)}
          aria-current={id === game ? 'true' : undefined}
          title={FACTS[id].pitch[language.value]}
        >
          <GameEmblem game={id} />
          <strong>{FACTS[id].title}</strong>
        </a>
      ))}
    </nav>
  )
}
