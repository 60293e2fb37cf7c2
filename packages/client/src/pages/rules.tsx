import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { isGameId } from '@bothy/games'
import { FACTS } from '../games/index.ts'
import { RulesText, useRules } from '../rules/rules-text.tsx'
import { RulesContents } from '../rules/rules-contents.tsx'
import { Header } from './header.tsx'
import { chooseLanguage } from '../ui/catalogue.ts'
import { t } from '../ui/i18n.ts'
import { LanguageField } from '../ui/language-field.tsx'
import { useTitle } from '../ui/use-title.ts'
import { NotFoundPage } from './not-found.tsx'
import { keepPlace } from '../rules/keep-place.ts'

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string | null }): JSX.Element {
  const { rules } = useRules(game)
  const title = rules?.title ?? t.value.nav.rules
  useTitle(title)
  const chapters = useMemo(() => rules?.sections.filter((section) => section.level === 2) ?? [], [rules])
  if (!isGameId(game)) return <NotFoundPage />
  const { min, max, age, minutes } = FACTS[game]
  const { home, rules: words } = t.value
  return (
    <>
      <Header />
      <main class="page rules-page" id="main" tabIndex={-1}>
        <div class="rules-head">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p class="rules-facts soft">
              {home.players(min, max)} · {words.ages(age)} · {home.minutes(minutes)}
            </p>
          </div>
          <LanguageField hideLabel choose={(wanted) => keepPlace(() => chooseLanguage(wanted))} />
        </div>
        <RulesContents sections={chapters} />
        <RulesText game={game} rule={rule} level={2} />
      </main>
    </>
  )
}
