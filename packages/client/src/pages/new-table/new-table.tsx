import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { isGameId } from '@bothy/games'
import { PageHeader } from '../page-header.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { makeCatalogue } from '@bothy/board-kit/ui/words/make-words.ts'
import type { Company } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { NotFoundPage } from '../not-found.tsx'
import { correctingWords } from './correcting-words.ts'
import { leaderboardWords } from '../leaderboard/leaderboard-words.ts'
import { TableForm } from './table-form.tsx'
import { useDrawn } from './use-table-form.ts'
import './styles.css'

export async function loadNewTablePage(): Promise<typeof NewTablePage> {
  await Promise.all([makeCatalogue, correctingWords, clockWords, leaderboardWords].map(loadInUse))
  return NewTablePage
}

function NewTablePage({ game: id, company }: { readonly game: string; readonly company: Company }): JSX.Element {
  const { drawn, hasFailed, retry } = useDrawn(id)
  const isPicked = useRef(false)
  if (!isGameId(id)) return <NotFoundPage />
  return (
    <>
      <PageHeader />
      <main class="new-table" id="main" tabIndex={-1}>
        {hasFailed && <Failure page onRetry={retry} />}
        {!hasFailed && drawn === null && <Loading />}
        {!hasFailed && drawn !== null && (
          <TableForm
            key={`${id} ${company}`}
            {...drawn}
            company={company}
            isPicked={isPicked}
            texts={drawn.board.words.of(language.value).texts}
          />
        )}
      </main>
    </>
  )
}
