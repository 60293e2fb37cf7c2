import { vi } from 'vitest'
import { boardSuite } from '../../../test/board-suite.tsx'
import { clansOfCaledoniaClient as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

/** A whole map is drawn for each of some hundred positions: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 180_000 })

boardSuite(client, { ...boardChecks, layoutsInTurn: true })
