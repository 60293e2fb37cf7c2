import { expect, test } from 'vitest'
import { parse } from './router.ts'
import { personPath } from './person-path.ts'

test('the path of a person leads to their page, whatever is in the name', () => {
  const at = (path: string) => parse(new URL(path, 'http://bothy.test'))
  expect(at(personPath('Iain/Ò.'))).toEqual({ page: 'profile', name: 'Iain/Ò.' })
})
