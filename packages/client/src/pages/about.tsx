import type { JSX } from 'preact'
import { CrestLogo } from '../art/index.ts'
import { Header } from '../shell/header.tsx'
import { t } from '../shell/i18n.ts'
import { useTitle } from '../shell/use-title.ts'

declare const BOTHY_VERSION: string

export function AboutPage(): JSX.Element {
  const words = t.value.about
  useTitle(words.title)
  return (
    <>
      <Header />
      <main class="page narrow prose" id="main" tabIndex={-1}>
        <CrestLogo size={72} />
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="prose-lead">{words.what}</p>
        <h2>{words.sourcesTitle}</h2>
        <p>{words.sources}</p>
        <h2>{words.reconstructedTitle}</h2>
        <p>{words.reconstructed}</p>
        <h2>{words.fairTitle}</h2>
        <p>{words.fair}</p>
        <h2>{words.privacyTitle}</h2>
        <p>{words.privacy}</p>
        <h2>{words.creditsTitle}</h2>
        <p>{words.credits}</p>
        <p class="soft">
          {words.licence} {words.version(BOTHY_VERSION)}
        </p>
      </main>
    </>
  )
}
