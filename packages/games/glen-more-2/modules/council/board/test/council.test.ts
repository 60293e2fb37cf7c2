import { GLEN_CARD_IDS } from '@bothy/glen-more-2/data'
import { describe } from 'vitest'
import '../../../../board/test/both-languages.ts'
import { toldRows } from '../../../../board/test/told-rows.ts'

describe('a newcomer', () => {
  toldRows('council', GLEN_CARD_IDS)
})
