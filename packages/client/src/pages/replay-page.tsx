import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameOfRecord, type GameTypes, type RecordProblem } from '@bothy/kernel'
import type { Transcript } from '@bothy/protocol'
import { useSeatColours } from '@bothy/board-kit/art/index.ts'
import { loadBoard } from '../games/index.ts'
import { DEVICE_REPLAY, deviceHost, serverHost } from '../net/hosts.ts'
import { api, call } from '../net/api.ts'
import { Header } from './header.tsx'
import { PageHeader } from './page-header.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { recordName } from '@bothy/board-kit/ui/words/record-name.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { FileDrop } from '../replay/file-drop.tsx'
import { imported } from '../replay/imported.ts'
import { type FullReplay, replayOfFile } from '../table/playback/full-replay.ts'
import { ReplayTable, type Source } from '../replay/replay-table.tsx'
import { TranscriptView } from '../replay/transcript-view.tsx'
import { replay, replayWords } from '../replay/words.ts'
import '@bothy/board-kit/board/styles.css'
import '../table/styles.css'
import '../replay/styles.css'

type Loaded =
  | {
      readonly ok: true
      readonly fullReplay: FullReplay
      readonly file: unknown
      readonly isImported: boolean
      readonly board: GameBoard<GameTypes>
    }
  | {
      readonly ok: 'told'
      readonly transcript: Transcript
      readonly names: readonly string[]
      readonly colours: readonly number[]
      readonly board: GameBoard<GameTypes>
    }
  | { readonly ok: false; readonly problem: RecordProblem | null | 'notFetched' }

function fetchRecord(id: string): Promise<unknown> {
  return id.startsWith(DEVICE_REPLAY) ? deviceHost.record(id.slice(DEVICE_REPLAY.length)) : serverHost.record(id)
}

function sourceOf(id: string, { game, names }: FullReplay, isImported: boolean): Source {
  if (id === 'file')
    return {
      path: null,
      isImported,
      fileName: () => Promise.resolve(imported.value?.name ?? recordName(game.id, null, names)),
    }
  const isHere = id.startsWith(DEVICE_REPLAY)
  const made = (): Promise<number | null> =>
    isHere ? deviceHost.made(id.slice(DEVICE_REPLAY.length)) : serverHost.made(id)
  return {
    path: isHere ? null : paths.replay(id),
    isImported,
    fileName: async () => recordName(game.id, await made().catch(() => null), names),
  }
}

const listIn = (file: unknown, field: 'names' | 'colours'): readonly unknown[] => {
  const list: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, field) : null
  return Array.isArray(list) ? list : []
}

const setupOf = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'setup' in file ? file.setup : null

/** A record of our own server that today's rules no longer play still has its transcript. */
async function told(id: string, file: unknown, problem: RecordProblem): Promise<Loaded> {
  const [board, transcript] = await Promise.all([
    loadBoard(gameOfRecord(file) ?? '', setupOf(file), () => 'any'),
    call<Transcript>('GET', `/tables/${encodeURIComponent(id)}/transcript`),
  ])
  if (board === null || !transcript.ok) return { ok: false, problem }
  const [names, colours] = [listIn(file, 'names').map(String), listIn(file, 'colours').map(Number)]
  return { ok: 'told', transcript: transcript.value, names, colours, board }
}

async function isBroughtIn(id: string): Promise<boolean> {
  if (id === 'file') return true
  const reply = id.startsWith(DEVICE_REPLAY) ? null : await api.table(id)
  return reply?.ok === true && reply.value.imported
}

async function load(id: string, file: unknown): Promise<Loaded> {
  if (file === null) return { ok: false, problem: null }
  const read = await replayOfFile(file)
  if (!read.ok) return id === 'file' || id.startsWith(DEVICE_REPLAY) ? read : told(id, file, read.problem)
  const [board, isImported] = await Promise.all([
    loadBoard(read.fullReplay.game.id, read.fullReplay.match.setup, () => 'any'),
    isBroughtIn(id),
  ])
  return board === null
    ? { ok: false, problem: null }
    : { ok: true, fullReplay: read.fullReplay, file, isImported, board }
}

type ReplayProps = { readonly id: string }

export async function loadReplayPage(): Promise<FunctionComponent<ReplayProps>> {
  await loadInUse(replayWords)
  return ReplayPage
}

function ReplayPage({ id }: ReplayProps): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const file = id === 'file' ? imported.value : null
  const words = replay.value
  const title =
    loaded !== null && loaded.ok !== false
      ? words.titleOf(loaded.board.words.of(language.value).texts.title)
      : words.title
  useTitle(title)
  useSeatColours(coloursOf(loaded))
  useEffect(() => {
    let wanted = true
    setLoaded(null)
    if (id === 'file' && file === null) return
    Promise.resolve(file === null ? fetchRecord(id) : file.file)
      .then((record) => load(id, record))
      .then(
        (result) => wanted && setLoaded(result),
        () => wanted && setLoaded({ ok: false, problem: 'notFetched' }),
      )
    return () => {
      wanted = false
    }
  }, [id, file])
  const heading = (
    <h1 class="table-title" tabIndex={-1}>
      {title}
    </h1>
  )
  if (loaded !== null && loaded.ok !== false)
    return (
      <div class="table-frame">
        {loaded.ok === true ? (
          <ReplayTable
            key={id}
            fullReplay={loaded.fullReplay}
            file={loaded.file}
            board={loaded.board}
            source={sourceOf(id, loaded.fullReplay, loaded.isImported)}
            Head={Header}
            title={heading}
          />
        ) : (
          <>
            <Header title={heading} />
            <TranscriptView transcript={loaded.transcript} names={loaded.names} board={loaded.board} />
          </>
        )}
      </div>
    )
  return (
    <>
      <PageHeader />
      <main class="page narrow stack" id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>{words.title}</h1>
        {loaded !== null && <Problem problem={loaded.problem} isFile={id === 'file'} />}
        {id === 'file' ? <FileDrop /> : loaded === null && <Loading text={words.loading} />}
      </main>
    </>
  )
}

function coloursOf(loaded: Loaded | null): readonly number[] {
  if (loaded === null || loaded.ok === false) return []
  return loaded.ok === true ? loaded.fullReplay.notes.colours : loaded.colours
}

function Problem({
  problem,
  isFile,
}: {
  readonly problem: RecordProblem | null | 'notFetched'
  readonly isFile: boolean
}): JSX.Element {
  const words = replay.value
  if (problem === 'notFetched') return <Failure onRetry={() => location.reload()} />
  if (problem === null)
    return (
      <Failure title={isFile ? words.problems['not-a-record'] : t.value.table.noTable}>
        <a class="button" href={paths.home}>
          {t.value.notFound.home}
        </a>
      </Failure>
    )
  return (
    <div class="note bad" role="alert">
      <p>
        <strong>{words.problems[problem.why]}</strong>
        {problem.ply !== null && ` ${words.problemAt(problem.ply, problem.at)}`}
      </p>
    </div>
  )
}
