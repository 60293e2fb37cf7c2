import { type Learning, NOTHING_LEARNT } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { PASSWORD, signIn, signUp } from '../signing.ts'
import { Guest, patient, serve } from '../server.ts'

patient()

const told = (place: string, step: number): Learning => ({
  ...NOTHING_LEARNT,
  lessons: { [place]: { step, done: false, again: 0 } },
})

test('lessons of two devices come together with the account; a guest has none here', async () => {
  const server = await serve()
  const guest = await Guest.of(server)
  expect(await guest.refusal('GET', '/api/learning')).toMatchObject({ why: 'signed-out', status: 401 })
  expect(await guest.refusal('PUT', '/api/learning', NOTHING_LEARNT)).toMatchObject({ why: 'signed-out' })
  const desk = await signUp(guest)
  const phone = await signIn(await Guest.of(server), { name: 'Ann', password: PASSWORD })
  expect(await desk.json('GET', '/api/learning')).toEqual(NOTHING_LEARNT)
  await desk.json('PUT', '/api/learning', told('lords-of-scotland/skirmish', 4))
  await phone.json('PUT', '/api/learning', told('glen-more/first-tiles', 2))
  const answer = await phone.json<Learning>('PUT', '/api/learning', told('lords-of-scotland/skirmish', 1))
  expect(answer.lessons).toEqual({
    'glen-more/first-tiles': { step: 2, done: false, again: 0 },
    'lords-of-scotland/skirmish': { step: 4, done: false, again: 0 },
  })
  expect(await desk.json('GET', '/api/learning')).toEqual(answer)
  expect(await desk.refusal('PUT', '/api/learning', told('nowhere', 1))).toMatchObject({ why: 'malformed' })
})
