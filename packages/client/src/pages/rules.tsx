import type { JSX } from 'preact'
import { isGameId } from '@bothy/games'
import { RulesText, useRules } from '../rules/rules-text.tsx'
import { plainInline } from '../rules/markdown.ts'
import { Segments } from '../ui/fields.tsx'
import { Header } from './header.tsx'
import { t } from '../ui/i18n.ts'
import { chosenLanguage, language } from '../ui/settings.ts'
import { useTitle } from '../ui/use-title.ts'
import { NotFoundPage } from './not-found.tsx'
import { keepPlace } from '../rules/keep-place.ts'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const

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
          <Segments
            label={t.value.settings.language}
            hideLabel
            value={language.value}
            choices={LANGUAGES}
            onChange={(value) => keepPlace(() => (chosenLanguage.value = value))}
          />
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
