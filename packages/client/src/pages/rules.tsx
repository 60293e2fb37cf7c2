import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { isGameId, MANIFESTS } from '@bothy/games'
import { RulesReader, useRules, type Wanted } from '../rules/rules-text.tsx'
import { RulesContents } from '../rules/rules-contents.tsx'
import { Header } from './header.tsx'
import { chooseLanguage } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { LanguageField } from '@bothy/board-kit/ui/controls/language-field.tsx'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { NotFoundPage } from './not-found.tsx'
import { keepPlace } from '../rules/keep-place.ts'

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | null }): JSX.Element {
  const fetched = useRules(game)
  const { rules } = fetched
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const title = rules?.title ?? t.value.nav.rules
  useTitle(title)
  const chapters = useMemo(() => rules?.sections.filter((section) => section.level === 2) ?? [], [rules])
  if (!isGameId(game)) return <NotFoundPage />
  const { seats, age, minutes } = MANIFESTS[game]
  const { home, rules: words } = t.value
  return (
    <>
      <Header />
      <main class="page rules-page" id="main" tabIndex={-1}>
        <div class="rules-head">
          <div>
            <h1 tabIndex={-1}>{unbroken(title)}</h1>
            <p class="rules-facts soft">
              {home.players(seats.min, seats.max)} · {words.ages(age)} · {home.minutes(minutes)}
            </p>
          </div>
          <LanguageField hideLabel choose={(other) => keepPlace(() => chooseLanguage(other))} />
        </div>
        <RulesContents sections={chapters} onGo={(section) => setWanted({ section })} />
        <RulesReader game={game} rule={rule} level={2} {...fetched} wanted={wanted} />
      </main>
    </>
  )
}
