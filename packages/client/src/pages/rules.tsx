import type { FunctionComponent, JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { type GameId, isGameId, MANIFESTS } from '@bothy/games'
import { chooseLanguage, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { LanguageField } from '@bothy/board-kit/ui/controls/language-field.tsx'
import { paths, type Route, RULES_VIEWS } from '@bothy/board-kit/ui/page/router.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { unbroken } from '@bothy/board-kit/ui/words/unbroken.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { PlayerAid } from '../book/aid.tsx'
import { AidPages, RulesViews } from '../book/views.tsx'
import { Examples } from '../book/examples.tsx'
import { lettersByRule } from '../book/letters.ts'
import { useBook, type WholeBook } from '../book/load-book.ts'
import { InTwoMinutes } from '../book/minutes.tsx'
import { bookCatalogue, bookWords } from '../book/words.ts'
import { keepPlace } from '../rules/keep-place.ts'
import { byChapter, type Section } from '../rules/markdown.ts'
import { RulesContents } from '../rules/rules-contents.tsx'
import { RulesReader, useRules, type Wanted } from '../rules/rules-text.tsx'
import { PageHeader } from './page-header.tsx'
import { useLessons } from '../games/use-lessons.ts'
import { courseOf } from '../net/people/course.ts'
import { NotFoundPage } from './not-found.tsx'
import '@bothy/board-kit/board/styles.css'
import '../book/styles.css'

type RulesRoute = Extract<Route, { readonly page: 'rules' }>

export async function loadRulesPage(): Promise<FunctionComponent<RulesRoute>> {
  await loadInUse(bookCatalogue)
  return RulesPage
}

function RulesPage({ game, ...to }: RulesRoute): JSX.Element {
  return isGameId(game) ? <RulesOf game={game} to={to} /> : <NotFoundPage />
}

type OfGame = { readonly game: GameId; readonly to: Omit<RulesRoute, 'game'> }

function RulesOf({ game, to: { view, module, rule } }: OfGame): JSX.Element {
  const fetched = useRules(game)
  const book = useBook(game)
  const title = fetched.rules?.title ?? t.value.nav.rules
  useTitle(title)
  const { seats, age, minutes } = MANIFESTS[game]
  const { home, rules: words } = t.value
  const aid = module === null ? book?.own : book?.modules.find(({ id }) => id === module)?.book
  return (
    <>
      <PageHeader />
      <main class={`page rules-page view-${view}`} id="main" tabIndex={-1}>
        <div class="rules-head">
          <div>
            <h1 tabIndex={-1}>{unbroken(title)}</h1>
            <p class="rules-facts soft">
              {home.players(seats.min, seats.max)} · {words.ages(age)} · {home.minutes(minutes)}
            </p>
          </div>
          {book !== null && <RulesViews game={game} view={view} views={RULES_VIEWS} />}
          <LanguageField hideLabel choose={(other) => keepPlace(() => chooseLanguage(other))} />
        </div>
        {view === 'rules' && <Numbered game={game} rule={rule} fetched={fetched} book={book ?? null} />}
        {view === 'minutes' && book && <InTwoMinutes game={game} book={book} />}
        {view === 'minutes' && <WaysOn game={game} />}
        {view === 'aid' && book && <AidPages game={game} module={module} modules={book.modules} />}
        {view === 'aid' && aid !== undefined && <PlayerAid game={game} book={aid} isModule={module !== null} />}
      </main>
    </>
  )
}

function WaysOn({ game }: { readonly game: GameId }): JSX.Element {
  const { value: lessons } = useLessons(game)
  const { chapters, next } = courseOf(game, lessons?.chapters ?? [])
  const lesson = chapters[(next ?? 1) - 1]?.chapter
  const { allRules, tryIt, tryLesson } = bookWords.value
  return (
    <p class="book-ways row">
      <a class="button" href={paths.rules(game)}>
        <Icon name="book" /> {allRules}
      </a>
      {lesson !== undefined && (
        <a
          class="button primary"
          href={paths.lesson(game, lesson.id)}
          aria-label={tryLesson(lesson.title[language.value], lesson.minutes)}
        >
          <Icon name="learn" /> {tryIt}
        </a>
      )}
    </p>
  )
}

type NumberedProps = {
  readonly game: GameId
  readonly rule: string | null
  readonly fetched: ReturnType<typeof useRules>
  readonly book: WholeBook | null
}

function Numbered({ game, rule, fetched, book }: NumberedProps): JSX.Element {
  const { rules } = fetched
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const chapters = useMemo(() => rules?.sections.filter((section) => section.level === 2) ?? [], [rules])
  const examples = useMemo(
    () => (book === null ? [] : [book.own, ...book.modules.map((module) => module.book)].flatMap((it) => it.examples)),
    [book],
  )
  const { value: lessons } = useLessons(game)
  const taught = useMemo(
    () =>
      new Map((lessons?.chapters ?? []).toReversed().flatMap((chapter) => chapter.teaches.map((id) => [id, chapter]))),
    [lessons],
  )
  const lettered = useMemo(() => lettersByRule(examples), [examples])
  const [found, setFound] = useState<ReadonlyMap<string, number> | null>(null)
  const foundIn = useMemo(() => (found === null ? null : byChapter(rules?.sections ?? [], found)), [rules, found])
  const under = (id: string): JSX.Element => {
    const chapter = taught.get(id)
    const said = bookWords.value
    return (
      <>
        {(lettered.get(id) ?? []).map((letter) => (
          <b key={letter} class="book-letter" aria-hidden="true">
            {letter}
          </b>
        ))}
        {chapter !== undefined && (
          <a
            class="rule-try"
            href={paths.lesson(game, chapter.id)}
            aria-label={said.tryRule(id, chapter.title[language.value])}
            title={chapter.title[language.value]}
          >
            {said.tryIt}
          </a>
        )}
      </>
    )
  }
  const beside = (section: Section): JSX.Element | null => {
    const here = section.passages.flatMap((passage) => passage.rule ?? [])
    const shown = examples.filter((example) => here.includes(example.rules[0] ?? ''))
    return shown.length === 0 ? null : <Examples game={game} examples={shown} />
  }
  return (
    <>
      <RulesContents sections={chapters} found={foundIn} onGo={(section) => setWanted({ section })} />
      <RulesReader
        game={game}
        rule={rule}
        level={2}
        {...fetched}
        wanted={wanted}
        beside={beside}
        under={under}
        onFound={setFound}
      />
    </>
  )
}
