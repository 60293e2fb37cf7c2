import type { GameTypes, Option, Texts } from '@bothy/kernel'
import { render } from 'preact'
import { expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { OptionFields } from './option-fields.tsx'

const option = (id: string, group: string | null) => ({
  id,
  rule: 'TOY-1',
  group,
  default: false,
  values: () => [false, true],
})
const words = (label: string) => ({ label, help: '', values: { false: 'no', true: 'yes' } })

function drawn(all: readonly Option[], texts: object): TinyNode {
  const root = new TinyNode('main')
  render(
    <OptionFields
      game="toy"
      all={all}
      seats={2}
      texts={texts as unknown as Texts<GameTypes>}
      options={{}}
      onChange={() => undefined}
    />,
    root as unknown as Element,
  )
  return root
}

test('options of a group are shown together under its name, the others first', () => {
  const all = [option('race', 'modules'), option('die', null), option('vote', 'modules')]
  const texts = {
    options: { race: words('Boat race'), die: words('Die'), vote: words('Council') },
    optionGroups: { modules: 'Chronicles' },
  }
  const root = drawn(all, texts)
  const group = root.all().find((node) => node.attribute('class') === 'option-group')
  expect(group?.textContent).toMatch(/^Chronicles.*Boat race.*Council/)
  expect(group?.textContent).not.toContain('Die')
  expect(root.textContent.indexOf('Die')).toBeLessThan(root.textContent.indexOf('Chronicles'))
})

test('the rule of an option opens beside the form, which is half filled', () => {
  const root = drawn([option('die', null)], { options: { die: words('Die') }, optionGroups: {} })
  const link = root.all().find((node) => node.attribute('href') === '/rules/toy#TOY-1')
  expect(link?.attribute('target')).toBe('_blank')
  expect(link?.words()).toMatch(/^TOY-1 .*\(opens in a new tab\)$/)
})
