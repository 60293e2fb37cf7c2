import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Equipment, House } from './people.ts'

/** After a failure, the screens of all people are in `e2e/screenshots/failed/`. */
export function visit(
  prepare: (house: House) => Promise<void>,
  equip?: () => Promise<Partial<Equipment>>,
): () => House {
  let house: House | undefined
  const here = (): House => {
    if (house === undefined) throw new Error('the house is not open')
    return house
  }
  beforeAll(async () => {
    house = await House.open(await equip?.())
    await prepare(house)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await house?.photograph(task.name)
  })
  afterAll(() => house?.close())
  return here
}

/** For tests that tell one story in order: after a failure the rest cannot be told. */
export function inOrder(): void {
  let mishap = false
  beforeEach(({ skip }) => skip(mishap))
  afterEach(({ task }) => {
    mishap ||= task.result?.state === 'fail'
  })
}
