import { type CardName, CARDS } from '../../../../data/index.ts'
import { fail, meet } from '../../table.ts'
import { type Course, type Player, type Chapter } from '../../types.ts'
import { type Gang, isOpen, joining } from './gang.ts'

const NAME = 'john-mcclaim'

export function claimer(
  { t, isBoss, bossOf, tokensOf, spend }: Gang,
  staked: CardName[],
): Chapter & { readonly stakeNow: () => Course } {
  const turned = new Set<CardName>()
  const open = (): string[] =>
    tokensOf(NAME).length === 0
      ? []
      : t.players
          .flatMap(({ cards }) => cards)
          .filter((card) => !turned.has(card) && !staked.includes(card))
          .map((card) => `stake ${card}`)
  function stake(word: string): void {
    spend(NAME, tokensOf(NAME)[0])
    staked.push(CARDS.find((card) => card === word) ?? fail(word))
    meet(t, `GM2-C8-4 ${NAME}`)
  }
  return {
    ...joining({
      freeActions: (player, kind) => (isBoss(NAME, player) && isOpen(kind) ? open() : []),
      aside: (_, [, card]) => stake(card),
      cardsHeld: (player: Player) => {
        const own = staked.filter((card) => player.cards.includes(card)).length
        return isBoss(NAME, player) ? staked.length - own : -own
      },
      cardTurned(card) {
        turned.add(card)
        if (!staked.includes(card)) return
        staked.splice(staked.indexOf(card), 1)
        meet(t, 'GM2-C8-4 a token goes')
      },
    }),
    *stakeNow() {
      const boss = bossOf(NAME) ?? fail('no boss')
      while (open().length > 0) {
        const [verb, card] = (yield { seat: boss.seat, kind: 'stake', legal: [...open(), 'decline'] }).split(' ')
        if (verb === 'decline') return
        stake(card)
      }
    },
  }
}
