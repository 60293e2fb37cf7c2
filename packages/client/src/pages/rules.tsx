import type { JSX } from 'preact'
import { isGameId } from '@bothy/games'
import { RulesText, useRules } from '../rules/rules-text.tsx'
import { plainInline } from '../rules/markdown.ts'
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
  if (!isGameId(game)) return <NotFoundPage />
  return (
    <>
      <Header />
      <main class="page rules-page" id="main" tabIndex={-1}>
        <div class="rules-head">
          <h1 tabIndex={-1}>{title}</h1>
          <LanguageField hideLabel choose={(wanted) => keepPlace(() => chooseLanguage(wanted))} />
        </div>
        <nav class="rules-contents" aria-label={t.value.rules.contents}>
          <ul>
            {rules?.sections
              .filter((section) => section.level === 2)
              .map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    onClick={(event) => {
                      event.preventDefault()
                      document.getElementById(section.id)?.scrollIntoView({ block: 'start' })
                    }}
                  >
                    {plainInline(section.title)}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <RulesText game={game} rule={rule} level={2} />
      </main>
    </>
  )
}
