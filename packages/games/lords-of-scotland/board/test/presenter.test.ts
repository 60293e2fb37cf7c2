import { lordsOfScotland } from '@bothy/lords-of-scotland'
import { expect, test } from 'vitest'
import { presenterSuite } from '@bothy/board-kit/testing/presenter-suite.ts'
import './both-languages.ts'
import { presenter } from '../presenter.ts'
import { samplePlay } from './sample-play.ts'

const GAMES = [2, 3, 4, 5].flatMap((seats) =>
  [0.3, 0.5, 0.8].map((muster) => ({ seats, seed: `paths-${seats}`, royal: muster > 0.4, muster })),
)

presenterSuite(presenter, {
  game: lordsOfScotland,
  plans: GAMES,
  play: samplePlay,
  kinds: {
    flip: true,
    recruit: true,
    muster: true,
    activate: true,
    refrain: true,
    discard: true,
    exchange: true,
    swap: true,
    copy: true,
    decline: true,
    claim: true,
  },
  buttons: {
    'do:face-up': true,
    'do:face-down': false,
    'do:activate': true,
    'do:refrain': false,
    'do:decline': false,
  },
})

test('no path leads over a whole army', () => {
  for (const plan of GAMES)
    samplePlay(plan, (look, state) => {
      const { view, legal } = look(lordsOfScotland.actors(state)[0] ?? 0)
      expect(legal.filter((action) => presenter.clicksFor(action, view).join(' ').includes('army:'))).toEqual([])
      return false
    })
})

test('a muster is two gestures: the card, then its side', () => {
  samplePlay({ seats: 2, seed: 'two', royal: false, muster: 1 }, (look) => {
    const { view, legal } = look(0)
    const musters = legal.filter((action) => action.type === 'muster')
    for (const action of musters) {
      expect(presenter.clicksFor(action, view)).toEqual([
        `card:${action.card}`,
        action.faceUp ? 'do:face-up' : 'do:face-down',
      ])
    }
    return musters.length > 0
  })
})

type Help = { readonly [reader in 'known' | 'new']: { readonly [language in 'en' | 'fr']: string | null } }
function helpByKind(): ReadonlyMap<string, Help> {
  const found = new Map<string, Help>()
  for (const plan of GAMES)
    samplePlay(plan, (look, state) => {
      const { view, legal } = look(lordsOfScotland.actors(state)[0] ?? 0)
      const help = (picked: readonly string[]): Help => {
        const to = (isNewcomer: boolean) => ({
          en: presenter.help?.(view, picked, 'en', isNewcomer) ?? null,
          fr: presenter.help?.(view, picked, 'fr', isNewcomer) ?? null,
        })
        return { known: to(false), new: to(true) }
      }
      if (view.pending === null) return false
      found.set(view.pending.kind, help([]))
      const muster = legal.find(({ type }) => type === 'muster')
      if (muster !== undefined && view.pending.kind === 'turn')
        found.set('held', help([presenter.clicksFor(muster, view)[0]]))
      return false
    })
  return found
}

test('a newcomer is told what every question means, in both languages; others are not', () => {
  const help = helpByKind()
  const kinds = ['flip', 'turn', 'activate', 'discard', 'exchange', 'swap', 'copy', 'extraMuster', 'claim', 'held']
  expect([...help.keys()].toSorted()).toEqual(kinds.toSorted())
  for (const kind of kinds) {
    const { known, new: newcomer } = help.get(kind) ?? { known: null, new: null }
    expect([kind, newcomer?.en?.length ?? 0]).toEqual([kind, expect.toSatisfy((length: number) => length > 20)])
    expect(newcomer?.en).not.toBe(known?.en)
    expect(newcomer?.fr).not.toBe(newcomer?.en)
  }
  const helped = kinds.filter((kind) => help.get(kind)?.known.en !== null || help.get(kind)?.known.fr !== null)
  expect(helped).toEqual(['turn', 'extraMuster', 'held'])
  expect(help.get('turn')?.new.en).toMatch(/^Recruit: take a card from the row\. Muster: play one from your hand/)
  expect(help.get('claim')?.new.fr).toBe('Un partisan rapporte autant de points que sa force.')
  expect(help.get('held')?.new.fr).toMatch(/^Face visible, .* Face cachée, /)
  expect(help.get('activate')?.new.en).toMatch(/^(Immediate|End of skirmish): .* You can’t do it later\.$/)
})

test('only the player who is asked is helped', () => {
  samplePlay(GAMES[0], (look, state) => {
    const [actor = 0] = lordsOfScotland.actors(state)
    for (const isNewcomer of [false, true])
      expect(presenter.help?.(look(1 - actor).view, [], 'en', isNewcomer)).toBeNull()
    return true
  })
})
