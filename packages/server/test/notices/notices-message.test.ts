import { expect, test } from 'vitest'
import { compose } from '../../src/notices/message.ts'
import { Tokens } from '../../src/notices/tokens.ts'

test('one table is named, several are counted', () => {
  const told = (id: string, others: readonly string[] = ['Ailsa', 'Rory']) =>
    ({ kind: 'turn', table: { id, game: 'glen-more', others } }) as const
  expect(compose([told('t1')], 1, 'fr')).toMatchObject({
    title: 'Glen More',
    body: 'À vous de jouer. Avec Ailsa et Rory.',
    path: '/table/t1',
  })
  const many = compose(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => told(id, [])),
    6,
    'en',
  )
  expect(many).toMatchObject({ title: '6 tables are waiting for you', path: '/', waiting: 6 })
  expect(many.body.split('\n')).toHaveLength(6)
})

test('a link is good for one purpose, one channel and some time', () => {
  const tokens = new Tokens('key')
  const token = tokens.sign('confirm', 'c1', 0)
  expect(tokens.read('confirm', token, 1)).toBe('c1')
  expect(tokens.read('stop', token, 1)).toBe(null)
  expect(tokens.read('confirm', token, 24 * 3600 * 1000)).toBe(null)
  expect(tokens.read('confirm', token.replace('c1', 'c2'), 1)).toBe(null)
  expect(new Tokens('other').read('confirm', token, 1)).toBe(null)
  for (const bad of ['', '.', '..', 'c1.zzzzzzzzzz.', `${token}.x`]) expect(tokens.read('confirm', bad, 1)).toBe(null)
})
