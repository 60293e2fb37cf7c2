import type { JSX } from 'preact'
import { Header } from '../shell/header.tsx'
import { t } from '../shell/i18n.ts'
import { paths } from '../shell/router.ts'
import { useTitle } from '../shell/use-title.ts'

export function NotFoundPage(): JSX.Element {
  const words = t.value.notFound
  useTitle(words.title)
  return (
    <>
      <Header />
      <main class="page narrow state" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="soft">{words.help}</p>
        <a class="button primary" href={paths.home}>
          {words.home}
        </a>
      </main>
    </>
  )
}
