import { GOODS } from '../../data/index.ts'
import { goodNamed, lotOf, takeGood, top } from './table.ts'
import { type Course, type Chapter, type Player, type Rows, type Table } from './types.ts'

export function* each(t: Table, does: (chapter: Chapter) => Course | void): Course {
  for (const chapter of t.chapters) yield* does(chapter) ?? []
}

export const sales = (t: Table, player: Player): string[] =>
  player.lots.flatMap((lot) =>
    GOODS.filter((good) => lot.goods.includes(good) && t.rows[good] > 0).map((good) => `sell ${good} ${top(lot)}`),
  )

export function sell(rows: Rows, player: Player, goodWord: string, tile: string): void {
  const good = goodNamed(goodWord)
  takeGood(lotOf(player, tile), good)
  player.coins += rows[good]
  rows[good] -= 1
}

/** The player may first sell any number of times (GM2-42) and take extra actions of Chronicles. The answer comes word by word. */
export function* ask(t: Table, player: Player, kind: string, options: () => readonly string[]): Course<string[]> {
  for (;;) {
    const own = options()
    const besides = t.chapters.map((chapter) => chapter.freeActions?.(player, kind) ?? [])
    const answer = yield { seat: player.seat, kind, legal: [...own, ...besides.flat(), ...sales(t, player)] }
    const [verb, first = '', ...rest] = answer.split(' ')
    const whose = t.chapters[besides.findIndex((list) => list.includes(answer))]
    if (whose !== undefined) yield* whose.aside?.(player, answer.split(' ')) ?? []
    else if (verb === 'sell') sell(t.rows, player, first, rest[0])
    else return [verb, first, ...rest]
  }
}
