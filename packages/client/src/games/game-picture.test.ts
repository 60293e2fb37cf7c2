import { existsSync } from 'node:fs'
import { GAME_IDS, MANIFESTS } from '@bothy/games'
import { expect, test } from 'vitest'

test.each(GAME_IDS)('%s has a picture of its board where its facts say so', (id) => {
  const file = new URL(`../../public/boards/${id}.jpg`, import.meta.url)
  expect(existsSync(file)).toBe('hasPicture' in MANIFESTS[id])
})
