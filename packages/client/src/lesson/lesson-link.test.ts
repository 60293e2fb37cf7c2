import { loadLessons } from '@bothy/games'
import type { Json } from '@bothy/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import type { FromDevice, ToDevice } from '../net/device/device-calls.ts'
import { tell } from '../net/device/lesson-host.ts'
import { trusted } from '../net/trusted.ts'
import { PATIENCE } from '../test/patience.ts'

class HereWorker {
  #listener: (event: { readonly data: FromDevice }) => void = () => undefined
  addEventListener(kind: string, listener: (event: { readonly data: FromDevice }) => void): void {
    if (kind === 'message') this.#listener = listener
  }
  postMessage(message: ToDevice): void {
    if (message.kind !== 'call') return
    void tell(trusted<Parameters<typeof tell>[0]>(message.ask)).then((answer) =>
      this.#listener({ data: trusted<FromDevice>({ kind: 'answer', id: message.id, answer }) }),
    )
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a chapter that is begun again counts its moves anew', async () => {
  vi.stubGlobal('Worker', HereWorker)
  vi.resetModules()
  const { LessonLink } = await import('./lesson-link.ts')
  const head = (await loadLessons('glen-more'))?.chapters.at(0)
  if (head === undefined) throw new Error('no lesson')
  const link = new LessonLink({ game: 'glen-more', head, step: 1, name: 'Iona' })
  const legal: Json[] = []
  link.follow('lesson', (message) => message.type === 'state' && legal.push(...message.legal))
  await vi.waitUntil(() => link.guide.value !== null, PATIENCE)
  await link.ask({ type: 'submit', table: 'lesson', seat: 0, version: 0, action: legal.at(-1) ?? null })
  expect(link.made.value + link.tries.value).toBe(1)
  link.again()
  await vi.waitUntil(() => link.guide.value?.step === 0, PATIENCE)
  expect([link.made.value, link.tries.value]).toEqual([0, 0])
})
