import { expect, test } from 'vitest'
import { GAME_IDS, loadGame, loadLessons, loadStrategy, loadTexts, MANIFESTS, plansItself } from './index.ts'

test('a game that plans itself has a planner, and no other has one', async () => {
  for (const id of GAME_IDS) expect((await loadStrategy(id)).planner !== undefined).toBe(plansItself(id))
})

test('a manifest says what rules and words say', async () => {
  for (const id of GAME_IDS) {
    const { id: own, title, seats, minutesOf } = MANIFESTS[id]
    const game = await loadGame(id)
    expect([own, game.id]).toEqual([id, id])
    expect({ min: seats.min, max: seats.max }).toEqual(game.seats)
    expect(Object.keys(minutesOf).map(Number)).toEqual(
      Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i),
    )
    expect(MANIFESTS[id].firstLesson).toBe((await loadLessons(id))?.chapters[0].minutes)
    for (const language of ['en', 'fr'] as const) expect((await loadTexts(id, language)).title).toBe(title)
  }
})
