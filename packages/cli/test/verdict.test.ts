import { expect, test } from 'vitest'
import { verdictLines } from '../src/verdict.ts'

const texts = { verdicts: { genius: { name: 'Genius', sentence: ['Nobody could do better.'] } } }
const told = (from: number | null, to: number | null, language: 'en' | 'fr' = 'en'): string[] =>
  verdictLines({ verdict: { id: 'genius', from, to } }, texts, ['You'], language)

test('a verdict is told with its bracket', () => {
  expect(told(161, null)).toEqual(['Genius (161 points or more). Nobody could do better.'])
  expect(told(null, 115)).toEqual(['Genius (up to 115 points). Nobody could do better.'])
  expect(told(116, 130)).toEqual(['Genius (116 to 130 points). Nobody could do better.'])
  expect(told(116, 130, 'fr')[0]).toContain('de 116 à 130 points')
})

test('where seats are compared there is none', () => {
  expect(verdictLines({ verdict: null }, texts, ['You', 'Ailsa'], 'en')).toEqual([])
})
