import { expect, test } from 'vitest'
import { examplesTold, isRuleId, numbered, ruleIdsIn, rulesTold } from './rule-id.ts'

const IDS = [
  'LOS-26',
  'GM-100',
  'COC-105',
  'GM2-14',
  'GM2-D3',
  'GM2-C1-4',
  'GM2-C6-11',
  'GM2-C7-E1',
  'W-3',
  'EX-1',
  'LOS-38b',
]

test.each(IDS)('%s is a rule id', (id) => {
  expect(isRuleId(id)).toBe(true)
  expect(ruleIdsIn(`see ${id}, (${id}) and **${id}**.`)).toEqual([id, id, id])
})

test.each(['GM2-', '1-2', 'los-26', 'LOS-', 'LOS-26-', 'LOS-26-4', 'GM2-C-4', 'GM2-C1-', 'TOOLONG-1', 'GM2-C1-4-5'])(
  '%s is none',
  (text) => {
    expect(isRuleId(text)).toBe(false)
    expect(ruleIdsIn(`see ${text}.`)).toEqual([])
  },
)

test('a longer word holds no id', () => {
  expect(ruleIdsIn('XLOS-26xy a-LOS-26 LOS-26-b SOME_LOS-26')).toEqual([])
})

test('ids are found whole in ranges and lists', () => {
  expect(ruleIdsIn('GM2-C1-4 to GM2-C1-7; GM2-D3/GM2-X10')).toEqual(['GM2-C1-4', 'GM2-C1-7', 'GM2-D3', 'GM2-X10'])
})

test('what a text tells is not what it names', () => {
  const text =
    '**GM2-C1-4** Boats, see **GM2-C1-5**.\n\n**GM2-D3** Castles.\n\n- **GM2-C1-E1** A boat.\n- **W-2** Two.\n'
  expect(rulesTold(text)).toEqual(['GM2-C1-4', 'GM2-D3'])
  expect(examplesTold(text)).toEqual(['GM2-C1-E1', 'W-2'])
})

test('numbered ids', () => {
  expect(numbered('W', 3)).toEqual(['W-1', 'W-2', 'W-3'])
})
