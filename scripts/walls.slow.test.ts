import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './walls-sandbox.ts'
import { PAGES } from './walls/client.ts'
import { HABITS } from './walls/habits.ts'
import { PACKAGES } from './walls/packages.ts'
import { ROOMS } from './walls/rooms.ts'

const PLANTS = [...PACKAGES, ...ROOMS, ...PAGES, ...HABITS]

describe('walls', () => {
  let box: Sandbox
  const clean: string[] = []
  const lint: string[] = []
  const types: string[] = []

  beforeAll(async () => {
    box = await createSandbox()
    clean.push(...(await box.compile()), ...(await box.lint()))
    for (const plant of PLANTS) await box.plant(plant.path, `${plant.source}\n`)
    lint.push(...(await box.lint()))
    types.push(...(await box.compile()))
  }, 120_000)

  afterAll(() => box?.remove())

  test('nothing is reported before anything is planted', () => {
    expect(clean.filter((line) => !line.startsWith('packages/kernel/'))).toEqual([])
  })

  for (const plant of PLANTS) {
    test(plant.what, () => {
      const reports = (lines: string[]) => lines.filter((line) => line.startsWith(plant.path)).join('\n')
      if (plant.lint) expect(reports(lint)).toContain(`(${plant.lint})`)
      if (plant.types) expect(reports(types)).toContain(plant.types)
    })
  }
})
