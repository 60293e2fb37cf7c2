import type { JSX } from 'preact'
import { GAME_IDS, MANIFESTS } from '@bothy/games'
import { GameEmblem } from '../../games/game-emblem.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import './game-links-styles.css'

export function GameLinks({
  game,
  path,
}: {
  readonly game: string
  readonly path: (game: string) => string
}): JSX.Element {
  return (
    <nav class="game-links" aria-label={t.value.home.games}>
      {GAME_IDS.map((id) => (
        <a
          key={id}
          class="game-link"
          href={path(id)}
          aria-current={id === game ? 'true' : undefined}
          title={MANIFESTS[id].pitch[language.value]}
        >
          <GameEmblem game={id} />
          <Title text={unbroken(MANIFESTS[id].title)} />
        </a>
      ))}
    </nav>
  )
}

function Title({ text }: { readonly text: string }): JSX.Element {
  const [, series, rest] = /^(.+:) (.+)$/.exec(text) ?? []
  return (
    <strong>
      {series === undefined ? (
        text
      ) : (
        <>
          <span class="game-link-series">{series}</span> {rest}
        </>
      )}
    </strong>
  )
}
