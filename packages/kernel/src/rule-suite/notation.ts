import { describe, expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import { NotationError } from '../contract.ts'
import type { Tested } from './transcript.ts'

export type NotationExamples<T extends Tested> = {
  readonly examples: { readonly [K in T['action']['type']]: readonly (readonly [string, T['action']])[] }
  readonly broken: readonly string[]
}

const spoilt = (text: string): readonly string[] => [
  ` ${text}`,
  `${text} `,
  `${text}\n`,
  `${text};`,
  `${text} ${text}`,
  text.charAt(0).toUpperCase() + text.slice(1),
]

export function notation<T extends Tested>(game: Game<T>, { examples, broken }: NotationExamples<T>): void {
  const all = Object.entries<readonly (readonly [string, T['action']])[]>(examples)

  describe('notation', () => {
    test.each(all)('%s, there and back', (type, samples) => {
      expect(samples.length).toBeGreaterThan(0)
      for (const [text, action] of samples) {
        expect(action.type).toBe(type)
        expect(game.write(action)).toBe(text)
        expect(game.read(text)).toEqual(action)
      }
    })

    test('what is not exactly an action is refused', () => {
      const texts = [
        '',
        ' ',
        'no such action',
        ...broken,
        ...all.flatMap(([, samples]) => samples.flatMap(([text]) => spoilt(text))),
      ]
      for (const text of texts) expect(() => game.read(text), JSON.stringify(text)).toThrow(NotationError)
    })
  })
}
