import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { GAME_IDS, type GameId, MANIFESTS } from '@bothy/games'
import { CrestLogo } from '@bothy/board-kit/art/index.ts'
import './about-styles.css'
import { about, aboutWords } from './words.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { loadSources, type Sources } from '../../games/sources.ts'
import { PageHeader } from '../page-header.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'

declare const BOTHY_VERSION: string

export async function loadAboutPage(): Promise<typeof AboutPage> {
  await loadInUse(aboutWords)
  return AboutPage
}

function AboutPage(): JSX.Element {
  const words = about.value
  useTitle(words.title)
  return (
    <>
      <PageHeader />
      <main class="page narrow prose" id="main" tabIndex={-1}>
        <CrestLogo size={72} />
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="prose-lead">{words.what}</p>
        <h2>{words.sourcesTitle}</h2>
        <p>{words.sources}</p>
        {GAME_IDS.map((game) => (
          <GameSources key={game} game={game} />
        ))}
        <h2>{words.fairTitle}</h2>
        <p>{words.fair}</p>
        <h2>{words.privacyTitle}</h2>
        <p>{words.privacy}</p>
        <h2>{words.creditsTitle}</h2>
        <p>
          {GAME_IDS.map((game) => words.game(game).author).join(' ')} {words.credits}
        </p>
        <p class="soft">
          {words.licence} {words.version(BOTHY_VERSION)}
        </p>
      </main>
    </>
  )
}

function GameSources({ game }: { readonly game: GameId }): JSX.Element {
  const words = about.value
  const [found, setFound] = useState<Sources | 'failed' | null>(null)
  useEffect(() => {
    if (found === null) loadSources(game).then(setFound, () => setFound('failed'))
  }, [game, found])
  return (
    <section>
      <h3>{MANIFESTS[game].title}</h3>
      <p>
        {words.game(game).reconstructed} <a href={paths.rules(game)}>{t.value.rules.title(MANIFESTS[game].title)}</a>
      </p>
      {found === null && <p class="soft small">{t.value.common.loading}</p>}
      {found === 'failed' && (
        <p>
          {t.value.common.failed}{' '}
          <button type="button" class="button small" onClick={() => setFound(null)}>
            {t.value.common.retry}
          </button>
        </p>
      )}
      {found !== null && found !== 'failed' && <SourceLists {...found} />}
    </section>
  )
}

function SourceLists({ sources, inferred, guide }: Sources): JSX.Element {
  const words = about.value
  return (
    <>
      {guide !== null && (
        <details class="sources">
          <summary>{t.value.corrections.uncertain}</summary>
          <ul>
            {guide.uncertain([], null, language.value).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <details class="sources">
        <summary>{words.list(sources.length, inferred.length)}</summary>
        {language.value !== 'en' && <p class="soft small">{words.listInEnglish}</p>}
        <h4>{words.sourcesHead}</h4>
        <ul lang="en">
          {sources.map(({ id, what, proves }) => (
            <li key={id}>
              <b>{id}</b> · {what} <span class="soft">({proves})</span>
            </li>
          ))}
        </ul>
        <h4>{words.inferredHead}</h4>
        <ul lang="en">
          {inferred.map(({ what, basis }) => (
            <li key={what}>
              {what} <span class="soft">({basis.replace(/\.$/, '')})</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
