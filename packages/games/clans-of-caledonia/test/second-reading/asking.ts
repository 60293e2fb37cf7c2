import { fail, meet, type Table } from './table.ts'

export type Question = {
  readonly seat: number
  readonly kind: string
  readonly legal: readonly string[]
}
export type Course<Out = void> = Generator<Question, Out, string>

const isOnlyDeclined = (options: readonly string[]): boolean => options.every((option) => option === 'skip')

/** COC-40, COC-91: a bonus that cannot be used is lost, but a barrel may bring the money for it. */
function isOnlyDeclinedWithBarrels(t: Table, seat: number, options: () => readonly string[]): boolean {
  const player = t.players[seat]
  const { cellar, money, goods } = player
  player.cellar = [...cellar]
  player.goods = { ...goods }
  for (const [i, isFull] of cellar.entries()) if (isFull) withdraw(t, seat, i + 1)
  const isStill = isOnlyDeclined(options())
  Object.assign(player, { cellar, money, goods })
  return isStill
}

export function* ask(t: Table, seat: number, kind: string, options: () => readonly string[]): Course<string[]> {
  for (;;) {
    const own = options()
    if (own.length === 0) fail(`nothing to choose: ${kind}`)
    // Contracts that were drawn are shown in any case.
    if (kind !== 'keep' && isOnlyDeclined(own) && isOnlyDeclinedWithBarrels(t, seat, options)) return ['skip']
    const answer = yield { seat, kind, legal: [...own, ...withdrawals(t, seat)] }
    const words = answer.split(' ')
    if (words[0] !== 'withdraw') return words
    meet(t, `COC-91 withdrawn from spot ${words[1]}`)
    withdraw(t, seat, Number(words[1]))
  }
}

const withdrawals = (t: Table, seat: number): string[] =>
  t.players[seat].cellar.flatMap((isFull, i) => (isFull ? [`withdraw ${i + 1}`] : []))

export function withdraw(t: Table, seat: number, spot: number): void {
  const player = t.players[seat]
  player.cellar[spot - 1] = false
  player.goods.whisky += 1
  player.money += [0, 7, 15][spot - 1]
}
