import { isGameId, loadGame } from '@bothy/games'
import { type GameTypes, type Json, seatLetter } from '@bothy/kernel'
import { Guide } from '@bothy/kernel/lessons'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import { shownSetup, witnessed } from '@bothy/room'
import { type LessonAnswer, type LessonAsk, LESSON_TABLE } from './lesson-calls.ts'

type Open = { readonly guide: Guide<GameTypes>; readonly info: TableInfo }

/** A page shows one lesson, and each page has a worker of its own. */
let open: Open | null = null

async function opened({ game: id, chapter, step, name }: Extract<LessonAsk, { readonly what: 'open' }>): Promise<Open> {
  if (!isGameId(id)) throw new Error('no-such-lesson')
  const guide = new Guide(await loadGame(id), chapter, step)
  return { guide, info: infoOf(guide, name) }
}

const person = (name: string, mine: boolean): TableInfo['seats'][number] => ({
  kind: 'person',
  name,
  online: true,
  mine,
  away: null,
  ready: true,
  resigned: false,
})

function infoOf({ game, chapter, learner, match }: Guide<GameTypes>, name: string): TableInfo {
  const seats = Array.from({ length: chapter.seats }, (_, seat) =>
    seat === learner ? person(name, true) : person(chapter.names[seatLetter(seat)] ?? '', false),
  )
  return {
    id: LESSON_TABLE,
    game: game.id,
    status: 'playing',
    visibility: 'private',
    host: true,
    seats,
    colours: seats.map((_, seat) => seat),
    created: 0,
    changed: 0,
    toAct: [],
    myTurn: true,
    progress: 0,
    ended: null,
    rated: false,
    imported: false,
    pace: null,
    left: seats.map(() => null),
    setup: shownSetup(game, match.opening.setup),
    hostSeat: learner,
    friendly: true,
    hints: false,
    talk: 'seated',
    commitment: null,
    seed: null,
    begins: null,
    halted: false,
    standIns: [],
    absent: [],
    next: null,
  }
}

/** `from`: number of plies that the page has seen happen. */
function stateOf({ game, match, learner, now }: Guide<GameTypes>, from: number): StateMessage {
  const { state } = match
  const isAsked = now.phase === 'asked' && now.isTask && now.options.length === 0
  return {
    type: 'state',
    table: LESSON_TABLE,
    seat: learner,
    version: match.version,
    ply: match.plies.length,
    actors: [...game.actors(state)],
    answered: [],
    view: game.view(state, learner),
    legal: isAsked ? match.legal(learner) : [],
    blocked: isAsked ? game.blocked(state, learner).map(({ action, reason }) => ({ action, reason })) : [],
    // A lesson says itself what would be lost, and takes it back.
    warned: [],
    tally: game.tally(state, learner).map((lines): Json[] => lines.map((line) => ({ ...line }))),
    log: witnessed(match, learner, from),
    from,
    canUndo: 'no',
    canRedo: false,
    request: null,
    result: null,
    thinking: [],
    clock: null,
  }
}

function obey(guide: Guide<GameTypes>, ask: Exclude<LessonAsk, { readonly what: 'open' }>): void {
  if (ask.what === 'play') {
    guide.play(ask.action)
    return
  }
  if (ask.turn !== guide.now.turn) return
  if (ask.what === 'answer') guide.answer(ask.option)
  else guide[ask.what]()
}

export async function tell(ask: LessonAsk): Promise<LessonAnswer> {
  if (ask.what === 'open') open = await opened(ask)
  if (open === null) throw new Error('no-such-lesson')
  const { guide, info } = open
  const before = guide.match.plies.length
  if (ask.what !== 'open') obey(guide, ask)
  const { length } = guide.match.plies
  return {
    info,
    state: stateOf(guide, guide.isSeen && ask.what !== 'open' ? Math.min(before, length) : length),
    guide: guide.now,
  }
}
