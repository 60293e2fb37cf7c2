import { afterAll, beforeAll, describe, vi } from 'vitest'
import { kindsOfChoice } from '../../../test/board-suite.tsx'
import { clansOfCaledoniaClient as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

describe('boards of real games', () => {
  beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
  afterAll(() => vi.unstubAllGlobals())

  kindsOfChoice(client, boardChecks)
})
