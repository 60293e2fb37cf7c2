import '@bothy/board-kit/ui/styles.css'
import '@bothy/board-kit/board/styles.css'
import '../table/styles.css'
import '../pages/styles.css'
import type { GameTypes } from '@bothy/kernel'
import { signal } from '@preact/signals'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import { useMemo } from 'preact/hooks'
import type { GameBoard, ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { type Host, serverHost } from '../net/hosts.ts'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import type { Connection } from '../net/link.ts'
import { Header } from '../pages/header.tsx'
import { hasFinished } from '../table/frame/newcomer.ts'
import { PlayTable } from '../table/play-table.tsx'
import { TableStore } from '../table/store/store.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { query } from '@bothy/board-kit/testing/gallery.ts'
import { NAMES, tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import {
  absentThen,
  type Circumstance,
  clockThen,
  isCircumstance,
  isPerson,
  standsStill,
} from './gallery-circumstance.ts'
import { stateMessage, tableInfo } from './messages.ts'
import { earlierEvents, type SampleOf } from '@bothy/board-kit/testing/sample-play.ts'

/*
 * A page to look at the pieces and at positions of real games without the rest of the client; not part of the build:
 * `npx vite packages/client`, then /src/test/gallery.html
 * ?game=glen-more&seats=4&seed=a&ply=40&me=0&lang=fr&theme=dark&long&new&pick=tile:12&at=place&part=art
 * or &at=show&part=show, or &abandoned, or &then=live, days, paused, halted, absent
 */
const LONG_NAMES = [
  'Marie-Françoise de Brézé',
  'Jean-Baptiste Vallières',
  'Anne-Sophie Lachaumette',
  'Maximilien d’Artagnan',
  'Christophe Montgomery',
]

function infoOf<T extends GameTypes>(
  board: GameBoard<T>,
  seen: SampleOf<T>,
  seats: number,
  names: readonly string[],
  circumstance: Circumstance | null,
): TableInfo {
  const { me, actors, result } = seen
  const absent = absentThen(circumstance, seen)
  const abandoned = result === null && query.has('abandoned')
  return tableInfo({
    id: 'gallery',
    game: board.id,
    status: result === null && !abandoned ? 'playing' : 'over',
    seats: Array.from({ length: seats }, (_, seat) =>
      isPerson(seat, circumstance, seen)
        ? {
            kind: 'person',
            name: names[seat],
            online: absent.every((one) => one.seat !== seat),
            mine: seat === me,
            away: null,
            ready: true,
            resigned: false,
          }
        : { kind: 'bot', name: names[seat], level: 'medium' },
    ),
    toAct: [...actors],
    myTurn: actors.includes(me ?? -1),
    progress: 0.5,
    halted: circumstance === 'halted',
    absent,
    ended:
      result === null && !abandoned
        ? null
        : {
            result: result === null ? null : { scores: [...result.scores], ranks: [...result.ranks] },
            abandoned,
          },
  })
}

/** Plies shown of a running game: enough for the last turns of all seats. */
const SHOWN = 60

function stateOf<T extends GameTypes>(
  seen: SampleOf<T>,
  seats: number,
  circumstance: Circumstance | null,
): StateMessage {
  const isStill = standsStill(circumstance)
  const { view, tally, me, legal, blocked, warned, actors, log, result } = seen
  const told = log.map(({ seat, events }, ply) => ({ ply, seat, events: [...events] }))
  const shown = {
    table: 'gallery',
    version: 1,
    ply: told.length,
    seat: me,
    actors: [...actors],
    view,
    tally: tally.map((lines) => [...lines]),
    legal: isStill ? [] : [...legal],
    blocked: isStill ? [] : [...blocked],
    warned: [...warned],
    log: result === null ? told.slice(-SHOWN) : told,
    from: 0,
    result,
    thinking: actors.filter((seat) => !isPerson(seat, circumstance, seen)),
    clock: clockThen(circumstance, seats, seen),
  }
  return stateMessage(shown as unknown as Partial<StateMessage>)
}

function connectionOf(info: TableInfo, state: StateMessage): Connection {
  return {
    status: signal('open' as const),
    me: signal(null),
    follow(_table, listener) {
      listener({ type: 'table', table: info })
      listener(state)
      return () => undefined
    },
    ask: () => new Promise(() => undefined),
    retry: () => undefined,
  }
}

function circumstanceAsked(): Circumstance | null {
  const then = query.get('then')
  return then !== null && isCircumstance(then) ? then : null
}

export function Frame<T extends GameTypes>({
  seen,
  board,
  seats,
  picked,
  long = query.has('long'),
  circumstance = circumstanceAsked(),
}: {
  seen: SampleOf<T>
  board: GameBoard<T>
  seats: number
  picked: readonly ClickTarget[]
  long?: boolean
  circumstance?: Circumstance | null
}) {
  const names = long ? LONG_NAMES : NAMES
  const info = useMemo(() => infoOf(board, seen, seats, names, circumstance), [board, seen, seats, names, circumstance])
  const host: Host = useMemo(
    () => ({ ...serverHost, record: () => Promise.resolve(seen.record(names)) }),
    [seen, names],
  )
  const anyClient = board as unknown as GameBoard<GameTypes>
  const [state, store] = useMemo(() => {
    if (!query.has('new')) hasFinished(board.id, '')
    const now = stateOf(seen, seats, circumstance)
    const made = new TableStore(connectionOf(info, now), info.id)
    made.board.value = anyClient
    made.start()
    for (const target of picked) made.gesture({ type: 'pick', target })
    return [now, made] as const
  }, [board.id, info, seen, anyClient, picked, seats, circumstance])
  return (
    <div class="table-frame">
      <PlayTable
        store={store}
        host={host}
        board={anyClient}
        state={state}
        info={info}
        Head={Header}
        title={<h1 class="table-title">{board.words.of(chosenLanguage.value ?? 'en').texts.title}</h1>}
      />
    </div>
  )
}

export function CutsceneAlone<T extends GameTypes>({
  seen,
  board,
  long = query.has('long'),
  isNewcomer = query.has('new'),
}: {
  seen: SampleOf<T>
  board: GameBoard<T>
  long?: boolean
  isNewcomer?: boolean
}) {
  const { Cutscene } = board
  const names = long ? LONG_NAMES : NAMES
  const table = { ...tableOf(board, seen, chosenLanguage.value ?? 'en', layout.value), names }
  const context = {
    board,
    props: table,
    item: signal(null),
    openSeat: null,
    openRule: () => undefined,
  } as unknown as TableContext
  return (
    <TableContextProvider value={context}>
      <div class="table-frame">
        {Cutscene !== null && (
          <Cutscene
            {...table}
            events={seen.events}
            earlier={earlierEvents(seen)}
            before={null}
            isNewcomer={isNewcomer}
            onDone={() => undefined}
          />
        )}
      </div>
    </TableContextProvider>
  )
}
