import type { JSX } from 'preact'
import { Header } from './header.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'

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
