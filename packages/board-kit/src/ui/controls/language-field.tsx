import type { JSX } from 'preact'
import { change, chooseLanguage } from '../words/catalogue.ts'
import { Segments } from './fields.tsx'
import { t } from '../words/i18n.ts'
import type { Language } from '../words/language.ts'
import { language } from '../page/settings.ts'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const

export function LanguageField({
  hideLabel = false,
  choose = chooseLanguage,
}: {
  readonly hideLabel?: boolean
  readonly choose?: (language: Language) => Promise<void>
}): JSX.Element {
  const words = t.value.settings
  return (
    <>
      <Segments
        label={words.language}
        hideLabel={hideLabel}
        value={language.value}
        choices={LANGUAGES}
        onChange={(value) => void choose(value)}
      />
      {change.value === 'failed' && (
        <p class="note bad" role="alert">
          {words.languageFailed}
        </p>
      )}
    </>
  )
}
