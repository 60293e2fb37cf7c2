import { boardSuite } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { board as client } from '../index.ts'
import { boardChecks } from './board-checks.ts'

boardSuite(client, boardChecks)
